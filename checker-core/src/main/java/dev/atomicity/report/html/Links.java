package dev.atomicity.report.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/** Addresses within the page. They are the same in every run, so that a link in a chat still leads there tomorrow. */
final class Links {
    private Links() {}

    static String finding(String fingerprint) {
        return "finding-" + (fingerprint.matches("[A-Za-z0-9_-]{1,80}") ? fingerprint : hash(fingerprint));
    }

    static String test(String id) {
        return "test-" + hash(id);
    }

    private static String hash(String text) {
        return HexFormat.of().formatHex(sha256(text), 0, 6);
    }

    /** What a content-security policy calls an inline element with this content. */
    static String policyHash(String content) {
        return "'sha256-" + Base64.getEncoder().encodeToString(sha256(content)) + "'";
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}

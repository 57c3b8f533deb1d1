package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.models.CallModels;
import java.io.IOException;
import java.io.StringWriter;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Matchers, formats and the like that a method makes and keeps to itself cost nothing. */
class NonEscapingObjectsTest {
    /** Methods that keep what they make to themselves. */
    @SuppressWarnings({"unused", "JavaUtilDate"})
    static final class Keeping {
        String matcher(Pattern pattern, String text) {
            Matcher matcher = pattern.matcher(text);
            return matcher.reset().find() ? matcher.group(1) : "";
        }

        String format(Date date) {
            return new SimpleDateFormat("yyyy", Locale.ROOT).format(date);
        }

        int calendar(Date date) {
            Calendar calendar = Calendar.getInstance(Locale.ROOT);
            calendar.setTime(date);
            calendar.add(Calendar.DATE, 1);
            return calendar.get(Calendar.DATE);
        }

        byte[] digest(byte[] bytes) throws NoSuchAlgorithmException {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(bytes);
            return digest.digest();
        }

        String writer(String text) {
            StringWriter writer = new StringWriter();
            writer.append(text).write("!");
            return writer.toString();
        }

        int several(String text) {
            Scanner scanner = new Scanner(text);
            StringTokenizer tokens = new StringTokenizer(text);
            CRC32 sum = new CRC32();
            sum.update(new Random(1).nextInt());
            return scanner.nextInt() + tokens.countTokens() + (int) sum.getValue();
        }
    }

    /** Methods that hand it on. */
    @SuppressWarnings("unused")
    static final class HandingOn {
        private Matcher last;

        Matcher returned(Pattern pattern) {
            Matcher matcher = pattern.matcher("a");
            matcher.find();
            return matcher;
        }

        boolean stored(Pattern pattern) {
            Matcher matcher = pattern.matcher("a");
            last = matcher;
            return matcher.find();
        }

        Stream<MatchResult> shownLater(Pattern pattern) {
            Matcher matcher = pattern.matcher("a");
            matcher.reset("b");
            return matcher.results();
        }

        StringBuffer shownByItsBuffer() {
            StringWriter writer = new StringWriter();
            writer.write("a");
            return writer.getBuffer();
        }

        boolean returnedByItself(Pattern pattern) {
            Matcher matcher = pattern.matcher("a");
            last = matcher.reset();
            return matcher.find();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"matcher", "format", "calendar", "digest", "writer", "several"})
    void whatIsKeptIsNotRecorded(String method) throws IOException {
        assertThat(recorded(Keeping.class, method)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"returned", "stored", "shownLater", "shownByItsBuffer", "returnedByItself"})
    void whatIsHandedOnIsRecorded(String method) throws IOException {
        assertThat(recorded(HandingOn.class, method)).isNotEmpty();
    }

    /** The calls on objects that have a model and are not known to be confined. */
    private static List<String> recorded(Class<?> type, String name) throws IOException {
        ClassNode node = new ClassNode();
        try (var in = type.getResourceAsStream("/" + Type.getInternalName(type) + ".class")) {
            new ClassReader(in).accept(node, 0);
        }
        MethodNode method = node.methods.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
        CallModels models = new CallModels(new ClassHierarchy());
        ConfinedObjects confined = ConfinedObjects.of(node.name, method);
        List<String> recorded = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call
                    && !confined.isOnlyOn(call)
                    && call.getOpcode() != Opcodes.INVOKESTATIC
                    && models.find(null, call.getOpcode(), call.owner, call.name, call.desc) != null) {
                recorded.add(call.owner + "." + call.name);
            }
        }
        return recorded;
    }
}

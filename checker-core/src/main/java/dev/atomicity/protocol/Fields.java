package dev.atomicity.protocol;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How single values are written: a text of any length, which may be null, and lists and maps of texts. */
final class Fields {
    private static final int NULL = -1;

    private Fields() {}

    static void writeText(DataOutput out, String text) throws IOException {
        if (text == null) {
            out.writeInt(NULL);
            return;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static String readText(DataInput in) throws IOException {
        int length = in.readInt();
        if (length == NULL) {
            return null;
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static void writeTexts(DataOutput out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            writeText(out, text);
        }
    }

    static List<String> readTexts(DataInput in) throws IOException {
        int size = in.readInt();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            texts.add(readText(in));
        }
        return texts;
    }

    static void writeMap(DataOutput out, Map<String, String> map) throws IOException {
        out.writeInt(map.size());
        for (Map.Entry<String, String> entry : map.entrySet()) {
            writeText(out, entry.getKey());
            writeText(out, entry.getValue());
        }
    }

    static Map<String, String> readMap(DataInput in) throws IOException {
        int size = in.readInt();
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            map.put(readText(in), readText(in));
        }
        return map;
    }
}

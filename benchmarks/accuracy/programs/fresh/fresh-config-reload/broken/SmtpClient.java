package configreload;

import java.util.Map;

public class SmtpClient {
    private static final class Config {
        private final String host;
        private final int port;
        private final boolean secure;

        private Config(Map<String, String> values) {
            this.host = values.get("host");
            this.port = Integer.parseInt(values.getOrDefault("port", "25"));
            this.secure = Boolean.parseBoolean(values.get("secure"));
        }
    }

    private volatile Config config;

    public SmtpClient(Map<String, String> values) {
        reload(values);
    }

    public void reload(Map<String, String> values) {
        config = new Config(values);
    }

    public String url() {
        String scheme = config.secure ? "smtps" : "smtp";
        return scheme + "://" + config.host + ":" + config.port;
    }
}

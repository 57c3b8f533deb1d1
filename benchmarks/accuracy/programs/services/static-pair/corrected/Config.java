package staticpair;

public class Config {
    private static String host = "a";
    private static int port = 1;

    public static synchronized void setHost(String newHost) {
        host = newHost;
    }

    public static synchronized void setPort(int newPort) {
        port = newPort;
    }

    public static synchronized void reload(String newHost, int newPort) {
        setHost(newHost);
        setPort(newPort);
    }

    public static synchronized String address() {
        return host + ":" + port;
    }
}

package programs.apart;

class Ancestor {
    public int open = 1;
    protected int guarded = 2;
    protected static long shared = 3;
    public static volatile int spread = 4;
}

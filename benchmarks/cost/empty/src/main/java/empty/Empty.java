package empty;

public final class Empty {}

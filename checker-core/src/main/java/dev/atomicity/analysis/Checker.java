package dev.atomicity.analysis;

public enum Checker {
    DAVIDA,
    NONE;
}

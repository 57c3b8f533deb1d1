package thermostat;

public class Thermostat {
    private final Object lowLock = new Object();
    private final Object highLock = new Object();
    private double low = 16;
    private double high = 24;
    private boolean heating;

    public void setLow(double value) {
        synchronized (lowLock) {
            if (value > high) {
                throw new IllegalArgumentException(value + " is above the upper limit");
            }
            low = value;
        }
    }

    public void setHigh(double value) {
        synchronized (highLock) {
            if (value < low) {
                throw new IllegalArgumentException(value + " is below the lower limit");
            }
            high = value;
        }
    }

    public boolean measured(double degrees) {
        synchronized (lowLock) {
            if (degrees < low) {
                heating = true;
            }
        }
        synchronized (highLock) {
            if (degrees > high) {
                heating = false;
            }
            return heating;
        }
    }
}

package sharedformat;

import java.text.SimpleDateFormat;
import java.util.Date;

public class Dates {
    private final SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd");

    public String show(long time) {
        return format.format(new Date(time));
    }
}

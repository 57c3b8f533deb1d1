package builderreused;

public class Reports {
    private static final int PRIORITY = 1;

    public String weekly(String user) {
        return mail(user, "Your week");
    }

    public String monthly(String user) {
        return mail(user, "Your month");
    }

    private String mail(String user, String subject) {
        MailBuilder builder = new MailBuilder().priority(PRIORITY);
        return builder.to(user + "@example.org").subject(subject).build();
    }
}

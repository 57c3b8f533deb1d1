package builderreused;

public class Reports {
    private final MailBuilder builder = new MailBuilder().priority(1);

    public String weekly(String user) {
        return mail(user, "Your week");
    }

    public String monthly(String user) {
        return mail(user, "Your month");
    }

    private String mail(String user, String subject) {
        return builder.to(user + "@example.org").subject(subject).build();
    }
}

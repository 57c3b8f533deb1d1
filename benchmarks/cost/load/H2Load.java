import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Two clients of a database in memory transfer money, each between accounts of its own, so that nobody waits for the other. */
public final class H2Load {
    private static final int THREADS = 2;
    private static final int ACCOUNTS = 100;
    private static final int TRANSFERS = 30_000;
    private static final String URL = "jdbc:h2:mem:bank;DB_CLOSE_DELAY=-1";

    public static void main(String[] arguments) throws Exception {
        int transfers = TRANSFERS / Integer.parseInt(arguments[0]);
        try (Connection connection = DriverManager.getConnection(URL);
                Statement statement = connection.createStatement()) {
            statement.execute("create table account (id int primary key, balance bigint)");
            for (int i = 0; i < THREADS * ACCOUNTS; i++) {
                statement.execute("insert into account values (" + i + ", 1000)");
            }
            Thread[] threads = new Thread[THREADS];
            for (int i = 0; i < THREADS; i++) {
                int first = i * ACCOUNTS;
                threads[i] = new Thread(() -> transfer(first, transfers / THREADS));
                threads[i].start();
            }
            for (Thread thread : threads) {
                thread.join();
            }
            try (ResultSet sum = statement.executeQuery("select sum(balance * (id + 1)) from account")) {
                sum.next();
                System.out.println("result " + sum.getLong(1));
            }
        }
    }

    private static void transfer(int first, int count) {
        try (Connection connection = DriverManager.getConnection(URL);
                PreparedStatement update =
                        connection.prepareStatement("update account set balance = balance + ? where id = ?");
                PreparedStatement query = connection.prepareStatement("select balance from account where id = ?")) {
            connection.setAutoCommit(false);
            for (int i = 0; i < count; i++) {
                int from = first + i % ACCOUNTS;
                int to = first + i * 7 % ACCOUNTS;
                query.setInt(1, from);
                try (ResultSet balance = query.executeQuery()) {
                    balance.next();
                    long amount = balance.getLong(1) / 10;
                    change(update, from, -amount);
                    change(update, to, amount);
                }
                connection.commit();
            }
        } catch (SQLException e) {
            e.printStackTrace();
            System.exit(1);
        }
    }

    private static void change(PreparedStatement update, int account, long amount) throws SQLException {
        update.setLong(1, amount);
        update.setInt(2, account);
        update.executeUpdate();
    }
}

package pools;

import java.lang.reflect.Proxy;
import java.util.UUID;
import javax.sql.ConnectionPoolDataSource;
import org.apache.commons.dbcp.datasources.PerUserPoolDataSource;
import org.junit.jupiter.api.Test;
import support.Threads;

class PerUserPoolTest {
    /** Does nothing, and returns more of its kind. */
    private static <T> T stub(Class<T> type) {
        Object stub =
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    Class<?> result = method.getReturnType();
                    return switch (method.getName()) {
                        case "equals" -> self == arguments[0];
                        case "hashCode" -> System.identityHashCode(self);
                        case "toString" -> type.getName();
                        default ->
                            result.isInterface()
                                    ? stub(result)
                                    : result == boolean.class ? false : result == int.class ? 0 : null;
                    };
                });
        return type.cast(stub);
    }

    private static PerUserPoolDataSource pool() {
        PerUserPoolDataSource pool = new PerUserPoolDataSource();
        pool.setConnectionPoolDataSource(stub(ConnectionPoolDataSource.class));
        return pool;
    }

    @Test
    void aNewUserOfTwoPools() throws Exception {
        PerUserPoolDataSource first = pool();
        PerUserPoolDataSource second = pool();
        String user = UUID.randomUUID().toString();
        Threads.run(() -> first.getConnection(user, "secret"), () -> second.getConnection(user, "secret"));
    }
}

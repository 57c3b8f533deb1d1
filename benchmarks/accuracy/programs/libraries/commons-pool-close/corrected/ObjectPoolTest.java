package pools;

import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;
import org.junit.jupiter.api.Test;
import support.Threads;

class ObjectPoolTest {
    @Test
    void returnedWhileClosed() throws Exception {
        GenericObjectPool pool = new GenericObjectPool(new BasePoolableObjectFactory() {
            @Override
            public Object makeObject() {
                return new Object();
            }
        });
        Object object = pool.borrowObject();
        Threads.run(
                () -> {
                    synchronized (pool) {
                        pool.returnObject(object);
                    }
                },
                () -> {
                    synchronized (pool) {
                        pool.close();
                    }
                });
    }
}

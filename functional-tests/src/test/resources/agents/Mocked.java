package agents;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.mockito.MockedStatic;
import org.mockito.Mockito;

/** Mocks of a final class, of static methods and spies: the class is changed while the program runs. */
public class Mocked {
    static final class Service {
        int calls;
        static int total;

        int ask(int x) {
            calls++;
            total += x;
            return x + calls;
        }

        static int sum() {
            return ++total;
        }
    }

    public static void main(String[] args) {
        Service real = new Service();
        System.out.println(real.ask(1));
        Service mock = mock(Service.class);
        when(mock.ask(7)).thenReturn(42);
        System.out.println(mock.ask(7) + " " + mock.ask(8) + " " + real.ask(2));
        Service spy = spy(real);
        System.out.println(spy.ask(3) + " " + spy.calls + " " + real.calls);
        verify(spy).ask(3);
        try (MockedStatic<Service> statics = Mockito.mockStatic(Service.class)) {
            statics.when(Service::sum).thenReturn(-1);
            System.out.println(Service.sum());
        }
        System.out.println(Service.sum());
    }
}

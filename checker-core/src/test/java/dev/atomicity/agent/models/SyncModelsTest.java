package dev.atomicity.agent.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.hooks.SyncHooks;
import dev.atomicity.hooks.thread.ThreadState;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

/** Nothing of the synchronizers is forgotten, on whatever JDK this runs, and every hook can be called. */
class SyncModelsTest {
    private final SyncModels models = new SyncModels(new ClassHierarchy());

    @Test
    void everyPublicMethodIsInTheTableOrLeftOutOnPurpose() throws Exception {
        Set<String> forgotten = new TreeSet<>();
        for (String type : types()) {
            for (Method method : classOf(type).getDeclaredMethods()) {
                boolean isCallable = Modifier.isPublic(method.getModifiers())
                        && !Modifier.isStatic(method.getModifiers())
                        && !method.isSynthetic();
                boolean isLeftOut =
                        SyncModels.LEFT_OUT.getOrDefault(type, Set.of()).contains(method.getName());
                if (isCallable && !isLeftOut && modelOf(type, method) == null && !isQuestion(method)) {
                    forgotten.add(type + "." + method.getName());
                }
            }
        }
        assertThat(forgotten).isEmpty();
    }

    @Test
    void everyHookTakesWhatItIsGiven() throws Exception {
        for (SyncModels.Row row : SyncModels.TABLE) {
            List<Method> methods = Arrays.stream(classOf(row.type()).getMethods())
                    .filter(method -> method.getName().equals(row.method()) && modelOf(row.type(), method) != null)
                    .toList();
            assertThat(methods).as(row.toString()).isNotEmpty();
            for (Method method : methods) {
                checkHooks(row.model(), method);
            }
        }
    }

    @Test
    void aMethodOfTheProgramWithTheSameNameIsNone() {
        assertThat(models.find(null, "java/util/concurrent/locks/ReentrantLock", "lock", "(Lcom/acme/Reason;)V"))
                .isNull();
        assertThat(models.find(null, "java/util/ArrayList", "lock", "()V")).isNull();
    }

    private static void checkHooks(SyncModel model, Method method) throws Exception {
        if (model.before() != null) {
            List<Class<?>> parameters = new ArrayList<>(List.of(Object.class));
            if (model.withArgument()) {
                parameters.add(generalised(method.getParameterTypes()[0]));
            }
            assertHook(model.before(), parameters);
        }
        if (model.after() != null) {
            List<Class<?>> parameters = new ArrayList<>();
            if (model.withResult() && method.getReturnType() != void.class) {
                parameters.add(generalised(method.getReturnType()));
            }
            parameters.add(Object.class);
            assertHook(model.after(), parameters);
        }
    }

    private static void assertHook(String name, List<Class<?>> parameters) throws Exception {
        parameters.addAll(List.of(ThreadState.class, int.class));
        assertThat(SyncHooks.class.getMethod(name, parameters.toArray(new Class<?>[0])))
                .isNotNull();
    }

    private static Class<?> generalised(Class<?> type) {
        return type.isPrimitive() ? type : Object.class;
    }

    private SyncModel modelOf(String type, Method method) {
        return models.find(null, type, method.getName(), Type.getMethodDescriptor(method));
    }

    /** Whoever only asks does not wait for anybody. */
    private static boolean isQuestion(Method method) {
        return method.getName().startsWith("is") || method.getName().startsWith("get");
    }

    private static Set<String> types() {
        Set<String> types = new TreeSet<>();
        SyncModels.TABLE.forEach(row -> types.add(row.type()));
        return types;
    }

    private static Class<?> classOf(String type) throws ClassNotFoundException {
        return Class.forName(type.replace('/', '.'), false, null);
    }
}

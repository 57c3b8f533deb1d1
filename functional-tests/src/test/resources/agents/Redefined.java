package agents;

import java.lang.instrument.Instrumentation;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.agent.ByteBuddyAgent;
import net.bytebuddy.dynamic.loading.ClassReloadingStrategy;
import net.bytebuddy.implementation.FixedValue;
import net.bytebuddy.matcher.ElementMatchers;

/** A class gets new code while the program runs, and its old code again. */
public class Redefined {
    static class Target {
        int reads;
        private static long all;

        String tell() {
            reads++;
            all++;
            return "old " + reads + " " + all;
        }
    }

    public static void main(String[] args) throws Exception {
        Instrumentation instrumentation = ByteBuddyAgent.install();
        Target target = new Target();
        System.out.println(target.tell());
        ClassReloadingStrategy strategy =
                new ClassReloadingStrategy(instrumentation, ClassReloadingStrategy.Strategy.REDEFINITION);
        new ByteBuddy()
                .redefine(Target.class)
                .method(ElementMatchers.named("tell"))
                .intercept(FixedValue.value("new"))
                .make()
                .load(Target.class.getClassLoader(), strategy);
        System.out.println(target.tell() + " " + target.reads);
        strategy.reset(Target.class);
        System.out.println(target.tell() + " " + instrumentation.isRetransformClassesSupported());
    }
}

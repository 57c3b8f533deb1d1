package dev.atomicity.agent.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.classes.ClassHierarchy;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Type;

class BlockingCallsTest {
    private final BlockingCalls calls = new BlockingCalls(new ClassHierarchy());

    @ParameterizedTest
    @CsvSource({
        "java/lang/Object, wait, ()V",
        "java/lang/String, wait, (J)V",
        "java/lang/Thread, join, ()V",
        "java/util/concurrent/locks/LockSupport, park, ()V",
        "java/util/concurrent/Semaphore, acquire, (I)V",
        "java/util/concurrent/Semaphore, tryAcquire, (JLjava/util/concurrent/TimeUnit;)Z",
        "java/util/concurrent/Semaphore, tryAcquire, (IJLjava/util/concurrent/TimeUnit;)Z",
        "java/util/concurrent/LinkedBlockingQueue, take, ()Ljava/lang/Object;",
        "java/util/concurrent/ArrayBlockingQueue, poll, (JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;",
        "java/util/concurrent/ArrayBlockingQueue, offer, (Ljava/lang/Object;JLjava/util/concurrent/TimeUnit;)Z",
        "java/util/concurrent/CompletableFuture, join, ()Ljava/lang/Object;",
        "java/util/concurrent/CompletableFuture, get, ()Ljava/lang/Object;",
        "java/util/concurrent/RecursiveTask, join, ()Ljava/lang/Object;",
        "java/util/concurrent/ForkJoinPool, invoke, (Ljava/util/concurrent/ForkJoinTask;)Ljava/lang/Object;",
        "java/util/concurrent/ThreadPoolExecutor, awaitTermination, (JLjava/util/concurrent/TimeUnit;)Z",
        "java/nio/channels/Selector, select, ()I",
        "java/nio/file/WatchService, take, ()Ljava/nio/file/WatchKey;",
        "java/nio/file/WatchService, poll, (JLjava/util/concurrent/TimeUnit;)Ljava/nio/file/WatchKey;",
    })
    void waitForOthers(String owner, String name, String descriptor) {
        assertThat(calls.contains(null, owner, name, descriptor)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "java/util/concurrent/Semaphore, tryAcquire, ()Z",
        "java/util/concurrent/Semaphore, tryAcquire, (I)Z",
        "java/util/concurrent/Semaphore, release, ()V",
        "java/util/concurrent/LinkedBlockingQueue, poll, ()Ljava/lang/Object;",
        "java/util/concurrent/LinkedBlockingQueue, offer, (Ljava/lang/Object;)Z",
        "java/util/concurrent/CompletableFuture, getNow, (Ljava/lang/Object;)Ljava/lang/Object;",
        "java/util/concurrent/locks/ReentrantLock, lock, ()V",
        "java/util/concurrent/locks/ReentrantLock, tryLock, (JLjava/util/concurrent/TimeUnit;)Z",
        "java/util/concurrent/ThreadPoolExecutor, execute, (Ljava/lang/Runnable;)V",
        "java/util/concurrent/CountDownLatch, countDown, ()V",
        "java/nio/channels/Selector, selectNow, ()I",
        "java/nio/file/WatchService, poll, ()Ljava/nio/file/WatchKey;",
        "java/util/concurrent/ConcurrentHashMap, get, (Ljava/lang/Object;)Ljava/lang/Object;",
        "java/lang/String, join, (Ljava/lang/CharSequence;[Ljava/lang/CharSequence;)Ljava/lang/String;",
        "java/lang/Object, wait, (Ljava/lang/String;)V",
        "java/lang/Thread, sleep, (J)V",
        "java/lang/Thread, yield, ()V",
        "java/lang/Thread, onSpinWait, ()V",
        "java/util/concurrent/TimeUnit, sleep, (J)V",
        "java/util/concurrent/locks/LockSupport, parkNanos, (J)V",
    })
    void doNot(String owner, String name, String descriptor) {
        assertThat(calls.contains(null, owner, name, descriptor)).isFalse();
    }

    /** A name that is misspelt, or a method that went, would never be met. */
    @Test
    void everyNameIsThatOfAMethod() {
        BlockingCalls.TABLE.forEach((type, names) -> {
            Class<?> declaring = find(type);
            if (declaring != null) {
                assertThat(names)
                        .allSatisfy(name -> assertThat(isYounger(name)
                                        || Arrays.stream(declaring.getMethods())
                                                .anyMatch(method -> isMeant(type, name, method)))
                                .as(type + "." + name)
                                .isTrue());
            }
        });
    }

    private boolean isMeant(String type, String name, Method method) {
        return method.getName().equals(name.replace("(time limit)", ""))
                && calls.contains(null, type, method.getName(), Type.getMethodDescriptor(method));
    }

    /** Not in Java 17. */
    private static boolean isYounger(String name) {
        return Runtime.version().feature() < 25
                && Set.of("close", "quietlyJoinUninterruptibly", "invokeAllUninterruptibly")
                        .contains(name);
    }

    /** Null if this JDK does not have it. */
    private static Class<?> find(String type) {
        try {
            return Class.forName(type.replace('/', '.'), false, null);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }
}

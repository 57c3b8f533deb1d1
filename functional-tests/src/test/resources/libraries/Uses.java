package libraries;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multimap;
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;
import com.google.common.hash.Hashing;
import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.LineBasedFrameDecoder;
import io.netty.util.concurrent.DefaultEventExecutor;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.collections4.bag.TreeBag;
import org.apache.commons.collections4.map.LRUMap;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.builder.ReflectionToStringBuilder;
import org.apache.commons.lang3.builder.ToStringStyle;
import org.springframework.beans.BeanWrapperImpl;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.convert.support.DefaultConversionService;
import tools.jackson.databind.ObjectMapper;

/** A small program against each library; the argument says which. */
public class Uses {
    public static class Person {
        private String name = "n";
        private int age = 3;
        public List<String> tags = List.of("a", "b");

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public int getAge() {
            return age;
        }

        public void setAge(int age) {
            this.age = age;
        }

        @Subscribe
        public void hear(String event) {
            name += event;
        }
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "guava" -> guava();
            case "netty" -> netty();
            case "jackson" -> jackson();
            case "spring" -> spring();
            case "caffeine" -> caffeine();
            case "commons" -> commons();
            case "kotlin" -> kotlin();
            case "scala" -> scala();
            default -> groovy();
        }
    }

    static void guava() {
        Multimap<String, Integer> map = ArrayListMultimap.create();
        map.put("a", 1);
        map.put("a", 2);
        EventBus bus = new EventBus();
        Person person = new Person();
        bus.register(person);
        bus.post("!");
        System.out.println(map + ImmutableList.of(1, 2).reverse().toString() + person.getName()
                + Hashing.sha256().hashInt(5) + com.google.common.base.Splitter.on(',').splitToList("x,y"));
    }

    static void netty() throws Exception {
        EmbeddedChannel channel = new EmbeddedChannel(new LineBasedFrameDecoder(80));
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.buffer(32);
        buffer.writeCharSequence("one\ntwo\nthr", StandardCharsets.US_ASCII);
        channel.writeInbound(buffer);
        ByteBuf first = channel.readInbound();
        ByteBuf second = channel.readInbound();
        System.out.println(first.toString(StandardCharsets.US_ASCII) + second.toString(StandardCharsets.US_ASCII));
        DefaultEventExecutor executor = new DefaultEventExecutor();
        System.out.println(executor.submit(() -> 6 * 7).get());
        executor.shutdownGracefully(0, 1, java.util.concurrent.TimeUnit.SECONDS).sync();
        System.out.println(channel.finish());
    }

    static void jackson() {
        ObjectMapper mapper = new ObjectMapper();
        String text = mapper.writeValueAsString(new TreeMap<>(Map.of("p", new Person(), "q", List.of(1, 2.5))));
        System.out.println(text);
        System.out.println(mapper.readValue("{\"name\":\"x\",\"age\":9,\"tags\":[\"t\"]}", Person.class).getAge());
        try {
            mapper.readValue("{\"name\":", Person.class);
        } catch (RuntimeException e) {
            System.out.println(e.getClass() + " " + e.getMessage().lines().findFirst().orElse(""));
        }
    }

    static void spring() {
        DefaultListableBeanFactory factory = new DefaultListableBeanFactory();
        RootBeanDefinition definition = new RootBeanDefinition(Person.class);
        definition.getPropertyValues().add("name", "bean").add("age", "12");
        factory.registerBeanDefinition("person", definition);
        Person person = factory.getBean(Person.class);
        BeanWrapperImpl wrapper = new BeanWrapperImpl(person);
        wrapper.setPropertyValue("age", 13);
        System.out.println(person.getName() + person.getAge()
                + new DefaultConversionService().convert("1,2", int[].class).length);
    }

    static void caffeine() {
        Cache<Integer, String> cache = Caffeine.newBuilder().maximumSize(10).executor(Runnable::run).recordStats().build();
        for (int i = 0; i < 100; i++) {
            cache.get(i % 7, key -> "v" + key);
        }
        cache.cleanUp();
        System.out.println(cache.estimatedSize() + " " + cache.stats().missCount() + " " + new TreeMap<>(cache.asMap()));
    }

    static void commons() throws Exception {
        TreeBag<String> bag = new TreeBag<>(List.of("b", "a", "b"));
        LRUMap<Integer, Integer> map = new LRUMap<>(2);
        map.put(1, 1);
        map.put(2, 2);
        map.get(1);
        map.put(3, 3);
        System.out.println(bag + " " + map + StringUtils.reverse("abc"));
        System.out.println(ReflectionToStringBuilder.toString(new Person(), ToStringStyle.JSON_STYLE));
        System.out.println(org.apache.commons.lang3.builder.EqualsBuilder.reflectionEquals(new Person(), new Person())
                + " " + org.apache.commons.lang3.builder.HashCodeBuilder.reflectionHashCode(new Person()));
        BoundedInputStream bounded = BoundedInputStream.builder()
                .setInputStream(new ByteArrayInputStream("hello".getBytes(StandardCharsets.UTF_8)))
                .setMaxCount(3)
                .get();
        System.out.println(IOUtils.toString(bounded, StandardCharsets.UTF_8));
    }

    static void kotlin() {
        kotlin.text.Regex regex = new kotlin.text.Regex("[a-c]+");
        System.out.println(regex.replace("xabcx", "-") + kotlin.collections.CollectionsKt.chunked(List.of(1, 2, 3), 2)
                + kotlin.LazyKt.lazy(() -> "lazy").getValue());
        System.out.println(kotlin.sequences.SequencesKt.toList(
                kotlin.sequences.SequencesKt.take(kotlin.sequences.SequencesKt.generateSequence(1, x -> x * 2), 5)));
    }

    static void scala() {
        scala.collection.immutable.List<Integer> list = scala.collection.immutable.List$.MODULE$.empty();
        for (int i = 0; i < 4; i++) {
            list = list.$colon$colon(i);
        }
        scala.collection.mutable.HashMap<String, Integer> map = new scala.collection.mutable.HashMap<>();
        map.put("a", 1);
        System.out.println(list + " " + list.reverse() + " " + map + " " + new scala.math.BigInt(
                java.math.BigInteger.TEN).pow(5));
    }

    static void groovy() {
        Binding binding = new Binding();
        binding.setVariable("x", 20);
        Object result = new GroovyShell(binding).evaluate(
                "class A { int n = 1; def inc() { n++; this } }\n"
                        + "def list = (1..3).collect { it * x }\n"
                        + "\"${list.sum()} ${new A().inc().inc().n} ${[a: 1].collectEntries { k, v -> [k, v + 1] }}\".toString()");
        System.out.println(result);
    }
}

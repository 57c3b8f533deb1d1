package dev.atomicity.hooks.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.places.Creators;
import dev.atomicity.hooks.places.ReferenceFields;
import dev.atomicity.hooks.places.UnitMethods;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whose state a variable is, seen from the calls that a thread is in. */
class SetOwnersTest {
    private static final int METHOD = 901;
    private static final int DECLARED_METHOD = 902;
    private static final int METHOD_WITH_OWN_TYPE = 903;

    private final OnlineChecker online = new OnlineChecker(false, false, true);
    private final SetOwners owners = new SetOwners(online);
    private final ThreadState thread = online.start(Thread.currentThread());
    private final Register register = new Register();

    /** Public, so each object has a state of its own. */
    public static class Register {
        final Map<String, String> map = new HashMap<>();

        /** An object of an inner class. */
        public class Cursor {}
    }

    /** Not public: a part of what creates it. */
    static class Node {}

    static {
        ReferenceFields.add(Register.class.getName(), List.of("map"), List.of());
        ReferenceFields.add(Register.Cursor.class.getName(), List.of("this$0"), List.of());
        Creators.add(Register.class.getName(), List.of(Node.class.getName()));
        UnitMethods.addDeclared(DECLARED_METHOD);
        UnitMethods.addOfOwnType(METHOD_WITH_OWN_TYPE);
    }

    private Object ownerOfField(Object object) {
        return owners.setOf(thread, object, null).owner();
    }

    private Object ownerOf(Map<?, ?> map) {
        CollectionShadow shadow = online.views.of(map).shadow();
        return owners.setOf(thread, shadow.getClass(), shadow).owner();
    }

    @Test
    void anObjectOfAPublicClassHasAStateOfItsOwn() {
        thread.activations.call(0, new Register(), METHOD);
        assertThat(ownerOfField(register)).isSameAs(register);
    }

    @Test
    void anObjectOfAnInnerClassIsAPartOfTheOuterOne() {
        assertThat(ownerOfField(register.new Cursor())).isSameAs(register);
    }

    @Test
    void aCollectionBelongsToTheCalledObjectThatHasItInAField() {
        thread.activations.call(0, register, METHOD);
        assertThat(ownerOf(register.map)).isSameAs(register);
        assertThat(ownerOf(new HashMap<>())).as("one that is in no field").isInstanceOf(CollectionShadow.class);
    }

    @Test
    void aNodeBelongsToTheCalledObjectWhoseCodeCreatesNodes() {
        thread.activations.call(0, register, METHOD);
        assertThat(ownerOfField(new Node())).isSameAs(register);
    }

    @Test
    void whatIsUsedOutsideTheCallsOfItsOwnerBelongsToItNoLonger() {
        Node node = new Node();
        thread.activations.call(0, register, METHOD);
        assertThat(ownerOfField(node)).isSameAs(register);
        thread.activations.returnTo(0);
        assertThat(ownerOfField(node)).isSameAs(node);

        thread.activations.call(0, register, METHOD);
        assertThat(ownerOfField(node)).as("from then on").isSameAs(node);
    }

    @Test
    void aMethodWorksOnTheStateOfItsObject() {
        var set = owners.setOf(thread, register, null);
        assertThat(owners.worksOn(set, register, METHOD)).isTrue();
        assertThat(owners.worksOn(set, register.new Cursor(), METHOD)).isTrue();
        assertThat(owners.worksOn(set, new Register(), METHOD)).isFalse();
        assertThat(owners.worksOn(set, new Register(), DECLARED_METHOD))
                .as("declared to be atomic")
                .isTrue();
    }

    @Test
    void aMethodWithAParameterOfItsOwnTypeWorksOnThatObject() {
        var set = owners.setOf(thread, register, null);
        assertThat(owners.worksOnOther(set, new Register(), METHOD_WITH_OWN_TYPE))
                .isTrue();
        assertThat(owners.worksOnOther(set, new Register(), METHOD)).isFalse();
        assertThat(owners.worksOnOther(set, "text", METHOD_WITH_OWN_TYPE)).isFalse();
    }
}

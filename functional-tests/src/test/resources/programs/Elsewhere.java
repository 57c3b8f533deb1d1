package programs;

import programs.apart.Public;

/** Accesses fields that a class of another package declares, as far as it may. */
public class Elsewhere extends Public {
    static class Deeper extends Elsewhere {
        void all() {
            guarded++;
            own *= 2;
            shared += guarded;
            open = guarded;
        }
    }

    public static void main(String[] args) {
        Public.spread++;
        Deeper deeper = new Deeper();
        deeper.all();
        Public other = new Public();
        other.open += 7;
        Runnable inLambda = () -> deeper.guarded += other.open;
        inLambda.run();
        Elsewhere[] all = {deeper, new Elsewhere()};
        all[1].guarded = all[0].guarded--;
        System.out.println(deeper.sum() + " " + other.sum() + " " + all[1].sum() + " " + spread);
        Public none = null;
        try {
            none.open++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}

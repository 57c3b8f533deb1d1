package dev.atomicity.benchmarks.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Kernels that are compared by their results must always compute the same, with any number of threads. */
class KernelResultTest {
    @Test
    void sparseMatrixDoesNotDependOnTheThreads() throws InterruptedException {
        assertThat(new SparseMatrix().run(2)).isEqualTo(new SparseMatrix().run(1));
    }

    @Test
    void factorizationDoesNotDependOnTheThreads() throws InterruptedException {
        assertThat(new LuFactorization().run(2)).isEqualTo(new LuFactorization().run(1));
    }

    /** The kernel itself compares what it decrypted with what it encrypted. */
    @Test
    void cipherDoesNotDependOnTheThreads() throws InterruptedException {
        assertThat(new Crypt().run(2)).isEqualTo(new Crypt().run(1)).isNotZero();
    }

    @Test
    void particlesDoNotDependOnTheThreads() throws InterruptedException {
        assertThat(new MolecularDynamics().run(2))
                .isEqualTo(new MolecularDynamics().run(1))
                .isPositive();
    }

    @Test
    void philosophersAllEat() throws InterruptedException {
        assertThat(new Philosophers().run(2)).isEqualTo(new Philosophers().run(1));
    }

    @Test
    void crawlerFindsAllPagesInAnyOrder() throws InterruptedException {
        assertThat(new Crawler().run(2)).isEqualTo(new Crawler().run(1));
    }

    @Test
    void ledgerLosesNothing() throws InterruptedException {
        assertThat(new Ledger().run(4)).isEqualTo(new Ledger().run(4));
    }
}

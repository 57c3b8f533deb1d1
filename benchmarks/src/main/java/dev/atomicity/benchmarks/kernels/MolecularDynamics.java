package dev.atomicity.benchmarks.kernels;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Particles that attract and repel each other: every thread reads all of them, and moves its own between two barriers. */
final class MolecularDynamics implements Kernel {
    private static final int PARTICLES = 343;
    private static final int STEPS = 40;
    private static final double TIME_STEP = 0.002;

    @Override
    public long run(int threads) throws InterruptedException {
        Particle[] particles = new Particle[PARTICLES];
        for (int i = 0; i < PARTICLES; i++) {
            particles[i] = new Particle(i % 7 * 1.2 + i % 5 * 0.01, i / 7 % 7 * 1.2, i / 49 * 1.2 + i % 3 * 0.01);
        }
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Kernel.onThreads(threads, number -> {
            for (int step = 0; step < STEPS; step++) {
                for (int i = number; i < PARTICLES; i += threads) {
                    particles[i].sumUpForces(particles);
                }
                await(barrier);
                for (int i = number; i < PARTICLES; i += threads) {
                    particles[i].move();
                }
                await(barrier);
            }
        });
        double energy = 0;
        for (Particle particle : particles) {
            energy += particle.kineticEnergy();
        }
        return Math.round(energy * 1e6);
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Particle {
        private double x;
        private double y;
        private double z;
        private double velocityX;
        private double velocityY;
        private double velocityZ;
        private double forceX;
        private double forceY;
        private double forceZ;

        Particle(double x, double y, double z) {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        /** Lennard-Jones: all forces of one particle are summed in one order, so that the result is always the same. */
        void sumUpForces(Particle[] all) {
            forceX = 0;
            forceY = 0;
            forceZ = 0;
            for (Particle other : all) {
                if (other != this) {
                    double toX = x - other.x;
                    double toY = y - other.y;
                    double toZ = z - other.z;
                    double square = toX * toX + toY * toY + toZ * toZ;
                    if (square < 9) {
                        double inverse = 1 / square;
                        double cube = inverse * inverse * inverse;
                        double force = inverse * cube * (cube - 0.5);
                        forceX += toX * force;
                        forceY += toY * force;
                        forceZ += toZ * force;
                    }
                }
            }
        }

        void move() {
            velocityX += forceX * TIME_STEP;
            velocityY += forceY * TIME_STEP;
            velocityZ += forceZ * TIME_STEP;
            x += velocityX * TIME_STEP;
            y += velocityY * TIME_STEP;
            z += velocityZ * TIME_STEP;
        }

        double kineticEnergy() {
            return velocityX * velocityX + velocityY * velocityY + velocityZ * velocityZ;
        }
    }
}

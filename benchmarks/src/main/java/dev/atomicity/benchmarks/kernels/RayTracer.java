package dev.atomicity.benchmarks.kernels;

/** Spheres, rays and many short-lived vectors; each thread draws every other line. */
final class RayTracer implements Kernel {
    private static final int SIZE = 400;

    @Override
    public long run(int threads) throws InterruptedException {
        Scene scene = new Scene();
        long[] sums = new long[threads];
        Kernel.onThreads(threads, number -> {
            long sum = 0;
            for (int y = number; y < SIZE; y += threads) {
                sum += scene.line(y);
            }
            sums[number] = sum;
        });
        long total = 0;
        for (long sum : sums) {
            total += sum;
        }
        return total;
    }

    private static final class Vector {
        double x;
        double y;
        double z;

        Vector(double x, double y, double z) {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        double dot(Vector other) {
            return x * other.x + y * other.y + z * other.z;
        }

        Vector minus(Vector other) {
            return new Vector(x - other.x, y - other.y, z - other.z);
        }

        Vector plus(Vector other, double factor) {
            return new Vector(x + factor * other.x, y + factor * other.y, z + factor * other.z);
        }

        Vector normalised() {
            double length = Math.sqrt(dot(this));
            return new Vector(x / length, y / length, z / length);
        }
    }

    private static final class Sphere {
        Vector centre;
        double radius;

        Sphere(Vector centre, double radius) {
            this.centre = centre;
            this.radius = radius;
        }

        /** How far along the ray, or infinity. */
        double hit(Vector origin, Vector direction) {
            Vector away = origin.minus(centre);
            double b = away.dot(direction);
            double discriminant = b * b - away.dot(away) + radius * radius;
            if (discriminant < 0) {
                return Double.POSITIVE_INFINITY;
            }
            double distance = -b - Math.sqrt(discriminant);
            return distance > 1e-6 ? distance : Double.POSITIVE_INFINITY;
        }
    }

    private static final class Scene {
        private final Sphere[] spheres = new Sphere[16];
        private final Vector light = new Vector(0.4, 0.8, -0.45).normalised();

        Scene() {
            for (int i = 0; i < spheres.length; i++) {
                spheres[i] = new Sphere(new Vector(i % 4 - 1.5, i / 4 - 1.5, 4 + i % 3), 0.45);
            }
        }

        long line(int y) {
            long sum = 0;
            Vector eye = new Vector(0, 0, -3);
            for (int x = 0; x < SIZE; x++) {
                Vector direction = new Vector((x - SIZE / 2.0) / SIZE, (y - SIZE / 2.0) / SIZE, 1).normalised();
                sum += Math.round(255 * shade(eye, direction));
            }
            return sum;
        }

        private double shade(Vector origin, Vector direction) {
            Sphere nearest = null;
            double distance = Double.POSITIVE_INFINITY;
            for (int i = 0; i < spheres.length; i++) {
                double hit = spheres[i].hit(origin, direction);
                if (hit < distance) {
                    distance = hit;
                    nearest = spheres[i];
                }
            }
            if (nearest == null) {
                return 0;
            }
            Vector point = origin.plus(direction, distance);
            Vector normal = point.minus(nearest.centre).normalised();
            return Math.max(0, normal.dot(light));
        }
    }
}

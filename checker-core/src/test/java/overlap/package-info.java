/**
 * Programs in which one thread publishes an object through one modelled call, and another one sees it through another, while both
 * run freely: made from the tables of models, for {@code dev.atomicity.zoo.OverlapTest}. Only {@code made}, {@link
 * overlap.Payload}, {@link overlap.Standard}, {@link overlap.Derive} and {@link overlap.Inside} are watched.
 */
package overlap;

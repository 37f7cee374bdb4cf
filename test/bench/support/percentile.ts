import type { Series } from './table';

/** What so many of a hundred do not take longer than. */
export const percentile = (series: Series, of: number): number => {
  const sorted = [...series].sort((one, other) => one - other);
  // SAFETY: of a series that is not empty.
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] as number;
};

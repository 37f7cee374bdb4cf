import type { Series } from './table';

export const percentile = (series: Series, of: number): number => {
  const sorted = [...series].sort((one, other) => one - other);
  // SAFETY: the series is not empty.
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] as number;
};

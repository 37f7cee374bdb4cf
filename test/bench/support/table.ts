import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

export type Series = readonly number[];

export const median = (series: Series): number => {
  const sorted = [...series].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  // SAFETY: the series is not empty.
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

/** Rounds a ratio to two or one decimals. */
export const short = (ratio: number): string => (ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(1));

/** `1.42 / 1.30`: ratio of the medians, then of the minima. */
export const ratios = (series: Series, base: Series): string =>
  `${short(median(series) / median(base))} / ${short(Math.min(...series) / Math.min(...base))}`;

/** `(≤ 1.6 ✓)` after a ratio of medians; empty without a limit. */
export const against = (aim: number | undefined, series: Series, base: Series): string =>
  aim === undefined ? '' : ` (≤ ${aim}${median(series) / median(base) <= aim ? ' ✓' : ''})`;

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function circumstances(browserVersion: string, atMs: number): string {
  const [cpu] = cpus();
  const load = loadavg().map((each) => each.toFixed(1));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `${new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, ${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${browserVersion}, load of the last 1, 5 and 15 min at the end: ${load.join(', ')}`;
}

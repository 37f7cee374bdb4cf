/** How fast a line and a processor are. */
export interface Conditions {
  /** Times slower than this machine. */
  readonly cpuSlowdown: number;
  /** null: the machine's own loopback. */
  readonly line: Line | null;
}

interface Line {
  readonly latencyMs: number;
  readonly downloadBytesPerSecond: number;
  readonly uploadBytesPerSecond: number;
}

export const asItIs: Conditions = { cpuSlowdown: 1, line: null };
export const slowCpu: Conditions = { cpuSlowdown: 4, line: null };
/** Fast 3G, as Chromium's developer tools once named it (150 ms, 1.6 Mbit/s down, 750 kbit/s up), and a cheap phone. */
export const slow: Conditions = {
  cpuSlowdown: 4,
  line: { latencyMs: 150, downloadBytesPerSecond: 200_000, uploadBytesPerSecond: 93_750 },
};

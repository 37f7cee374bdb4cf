export interface Conditions {
  /** Slowdown factor of this machine's processor. */
  readonly cpuSlowdown: number;
  /** null: loopback without throttling. */
  readonly line: Line | null;
}

interface Line {
  readonly latencyMs: number;
  readonly downloadBytesPerSecond: number;
  readonly uploadBytesPerSecond: number;
}

export const asItIs: Conditions = { cpuSlowdown: 1, line: null };
export const slowCpu: Conditions = { cpuSlowdown: 4, line: null };
/** Fast 3G as in Chromium's developer tools (150 ms, 1.6 Mbit/s down, 750 kbit/s up), and a cheap phone. */
export const slow: Conditions = {
  cpuSlowdown: 4,
  line: { latencyMs: 150, downloadBytesPerSecond: 200_000, uploadBytesPerSecond: 93_750 },
};

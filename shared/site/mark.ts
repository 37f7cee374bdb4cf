/** The mark on its ground, on a grid of 32: what a header, a tab and a telephone's screen show. */
export const mark = {
  ground: { size: 32, radius: 9 },
  /** Each step from its own height to the foot: left, top, width; the foot is at 23.5. */
  steps: [
    [7.5, 19.2, 17],
    [12.2, 14.5, 12.3],
    [16.9, 9.8, 7.6],
  ],
  foot: 23.5,
} as const;

/** The logo on its background, on a grid of 32: for header, tab icon and home screen. */
export const mark = {
  ground: { size: 32, radius: 9 },
  /** Each step from its top to the base line at 23.5: left, top, width. */
  steps: [
    [7.5, 19.2, 17],
    [12.2, 14.5, 12.3],
    [16.9, 9.8, 7.6],
  ],
  foot: 23.5,
} as const;

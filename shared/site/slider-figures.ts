/** Motion of the site's sliders. Source: S1§9. */
export const sliderFigures = {
  speedMs: 500,
  /** A shorter drag is ignored. */
  leastDragPx: 10,
  /** Time until the merchants advance. */
  merchantsStandMs: 3_000,
  /** Time until the home page's hero pictures advance. */
  heroStandsMs: 10_000,
} as const;

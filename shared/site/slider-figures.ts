/** How the sliders of the site move. Source: S1§9. */
export const sliderFigures = {
  /** From one slide to the next. */
  speedMs: 500,
  /** A drag that is shorter is none. */
  leastDragPx: 10,
  /** How long the merchants stand before they move on by themselves. */
  merchantsStandMs: 3_000,
} as const;

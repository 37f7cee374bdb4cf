/** How the sliders of the site move. Source: S1§9. */
export const sliderFigures = {
  /** From one slide to the next. */
  speedMs: 500,
  /** A drag that is shorter is none. */
  leastDragPx: 10,
  /** How long the merchants stand before they move on by themselves. */
  merchantsStandMs: 3_000,
  /** The same of the pictures that a home page begins with. */
  heroStandsMs: 10_000,
} as const;

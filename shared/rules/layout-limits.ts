const TALL_VIEWPORT_PX = 800;
const TALL_HEIGHT_PX = 600;

/** Height in CSS px of content in a window of this height. Source: S1§9. */
export const viewportHeight = (viewportPx: number): number =>
  viewportPx > TALL_VIEWPORT_PX ? TALL_HEIGHT_PX : Math.round(viewportPx * 0.8);

/** A breakpoint without a use in the specification; no behaviour depends on it. Source: S2§9. */
export const UNUSED_BREAKPOINT_PX = 701;

/** Ratios of a sales widget's container, without a use in the specification. Source: S1§9, S2§9. */
export const SALES_CONTAINER_RATIOS = [0.65, 0.85, 0.5, 0.65] as const;

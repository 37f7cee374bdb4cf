import { expect, it } from 'vitest';
import { SALES_CONTAINER_RATIOS, UNUSED_BREAKPOINT_PX, viewportHeight } from './layout-limits';

// @req LIM-006
it.each([
  [801, 600],
  [1000, 600],
  [800, 640],
  [500, 400],
])('the height for a viewport of %i px is %i px', (viewportPx, heightPx) => {
  expect(viewportHeight(viewportPx)).toBe(heightPx);
});

// @req LIM-022, LIM-023
it('the constant is 701, and the ratios are 0.65, 0.85, 0.5 and 0.65 in order', () => {
  expect([UNUSED_BREAKPOINT_PX, SALES_CONTAINER_RATIOS]).toEqual([701, [0.65, 0.85, 0.5, 0.65]]);
});

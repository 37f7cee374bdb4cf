import type { Frame } from 'playwright';

/** Often enough for a test, ms. */
const LOOKS_EVERY_MS = 50;

/** Waits until something holds in a frame. Looks by the clock and not with each picture, as Playwright does by default: a
 *  frame that nobody sees draws none. */
export const untilIn = (frame: Frame, holds: () => boolean): Promise<unknown> =>
  frame.waitForFunction(holds, undefined, { polling: LOOKS_EVERY_MS });

import type { Frame } from 'playwright';

/** Polling interval, ms. */
const LOOKS_EVERY_MS = 50;

/** Waits for a condition in a frame. Polls by time and not per animation frame, Playwright's default: a hidden frame
 *  has none. */
export const untilIn = (frame: Frame, holds: () => boolean): Promise<unknown> =>
  frame.waitForFunction(holds, undefined, { polling: LOOKS_EVERY_MS });

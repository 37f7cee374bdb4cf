import type { Frame } from 'playwright';
import { untilIn } from '../../contracts/support/until-in';

/**
 * Waits until a frame has the height of its content and is rendered: the frame reports its height after a pause
 * without changes, and its box is then centred again. An earlier press would miss its target, as Playwright waits only
 * for the frame's own animations.
 */
export async function standing(frame: Frame): Promise<void> {
  await untilIn(frame, () => Math.ceil(document.body.getBoundingClientRect().height) === innerHeight);
  await frame
    .page()
    .evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));
}

import type { Frame } from 'playwright';
import { untilIn } from '../../contracts/support/until-in';

/** Waits until a frame is as high as what it shows, and drawn so: it tells its height when that has stood still for a moment,
 *  and its box is centred anew. A press before that lands beside what it is meant for, as Playwright waits for a frame's own
 *  pictures alone. */
export async function standing(frame: Frame): Promise<void> {
  await untilIn(frame, () => Math.ceil(document.body.getBoundingClientRect().height) === innerHeight);
  await frame
    .page()
    .evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));
}

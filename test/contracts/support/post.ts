import type { Frame, Page } from 'playwright';
import type { Forger } from '../fixture/forger';
import type { Flood } from '../fixture/forgeries';

/** Makes a page with a forger post to a window within its reach. Resolves to the number of responses once all messages
 *  have arrived. `postDamaged` leaves out handshake messages that the legitimate sender may send. */
export const post = (
  sender: Frame | Page,
  target: Parameters<Forger['post']>[0],
  flood: Flood,
  how: 'post' | 'postDamaged' = 'post',
): Promise<number> =>
  sender.evaluate(
    async ([to, what, by]) => {
      const already = window.forger.received;
      window.forger[by](to, what);
      return (await window.forger.answersOf(to)) - already;
    },
    [target, flood, how] as const,
  );

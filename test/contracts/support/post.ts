import type { Frame, Page } from 'playwright';
import type { Forger } from '../fixture/forger';
import type { Flood } from '../fixture/forgeries';

/** Lets a page that holds a forger post to a window within its reach. Resolves, once all has arrived there, to the
 *  number of answers. `postDamaged` leaves out the handshake messages that the right sender may send. */
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

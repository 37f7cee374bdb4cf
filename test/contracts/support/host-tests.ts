import type { Frame } from 'playwright';
import { describe, expect, it } from 'vitest';
import { frames } from '../../../shared/bridge';
import { namesOf } from '../fixture/incoming';
import type { Kind } from './kinds';
import { leaveBy } from './leave-by';
import { post } from './post';
import type { Shop } from './shop';
import type { shopHome } from './shop-home';
import { untilIn } from './until-in';

/** Tests the messages between the host and a frame other than the sales app. `shop`: a page of the test. */
export function hostTests(home: ReturnType<typeof shopHome>, shop: () => Shop, of: readonly Kind[]): void {
  describe.each(of)('the host of $what', ({ opener, contract, says, closesWith, isOver }) => {
    const names = namesOf(frames[contract]);
    const outgoing = Object.keys(frames[contract].outgoing);
    const open = async (kind: 'late' | 'raw'): Promise<Frame> => {
      await shop().openFrame(opener, { merchantKey: kind, timeouts: { openMs: 60_000, handshakeMs: 60_000 } });
      if (kind === 'raw') return shop().untilOpened();
      const frame = await shop().untilFrame('late');
      // The host's SYN.
      await untilIn(frame, () => window.forger?.received === 1);
      return frame;
    };

    it('accepts none of 1,000 forged messages of another frame, and of 1,000 damaged handshake messages of its own frame', async () => {
      const frame = await open('late');
      const forger = await shop().forgerFrame(home.sites().providerUrl);
      const before = await shop().look();
      expect(await post(forger, 'parent', { seed: 31, count: 1_000, names })).toBe(0);
      expect(await post(frame, 'parent', { seed: 32, count: 1_000, names }, 'postDamaged')).toBe(0);
      expect(await shop().look()).toEqual(before);
      await frame.evaluate(() => window.raw.startHandshake());
      await shop().untilEvents('opened');
      expect(await shop().seen('faults')).toEqual([]);
    });

    // @req WID-035
    it(`accepts through its port only ${outgoing.join(', ')}: none of 2,000 other messages`, async () => {
      const frame = await open('raw');
      const before = await shop().look();
      expect(await frame.evaluate((flood) => window.raw.flood(flood), { seed: 33, count: 2_000, names })).toBe(2_000);
      expect(await shop().look()).toEqual(before);
      for (const [name, payload] of says) {
        expect([
          name,
          await frame.evaluate(([said, what]) => window.raw.call(said, what), [name, payload] as const),
        ]).toEqual([name, { outcome: 'heard' }]);
      }
      await leaveBy(frame.evaluate((reason) => void window.raw.call('widgetClosed', { reason }), closesWith));
      await shop().untilEnded(closesWith);
      expect(await shop().seen('events')).toEqual(['opened', ...says.map(([name]) => name), `closed:${closesWith}`]);
      expect(await shop().seen('faults')).toEqual([]);
      // Nothing is left, inline or over the page.
      await expect.poll(() => shop().page.frames().length).toBe(1);
      expect(await shop().page.evaluate(() => document.querySelector('#place')?.childElementCount)).toBe(0);
    });

    it(`${isOver ? 'stands over the page' : 'stands in the page'}, and receives the merchant's options and the language, and nothing else`, async () => {
      await shop().openFrame(opener);
      const frame = await shop().untilOpened();
      expect(await shop().page.getByRole('dialog').count()).toBe(isOver ? 1 : 0);
      const secret = contract === 'checkout' ? { checkoutToken: 'token-1' } : {};
      const mode = contract === 'eligibility' ? { mode: isOver ? 'modal' : 'inline' } : {};
      expect(await frame.evaluate(() => window.widgetProbe.opened)).toEqual([
        {
          ...{ protocolVersion: 1, merchantKey: 'ok', locale: 'en', ...secret, ...mode },
          merchantDetails: { merchantName: 'Zenith Mobiles', merchantOrigin: home.sites().merchantUrl },
        },
      ]);
    });
  });
}

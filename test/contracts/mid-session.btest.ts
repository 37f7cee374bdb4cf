import type { Frame, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveBy } from './support/leave-by';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';
import { untilIn } from './support/until-in';

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

describe('a frame that reloads in mid-session', () => {
  it('is opened again with a new token, 3 times in a row, and the session continues', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    let frame = await shop.openByClick();
    for (let round = 2; round <= 4; round += 1) {
      await leaveBy(frame.evaluate(() => location.reload()));
      frame = await shop.untilOpened(round);
      expect(await frame.evaluate(() => window.probe.opened.map(({ authToken }) => authToken))).toEqual([
        `token-${round}`,
      ]);
    }
    expect(await shop.seen('events')).toEqual(['opened', 'opened', 'opened', 'opened']);
    await leaveBy(frame.evaluate(() => void window.probe.close('homeButton')));
    await shop.untilEnded('homeButton');
  });

  it('and is a 404 page then ends in FRAME_CRASHED within the time of one handshake', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop('/', { clock: true });
    await shop.openApp({ merchantKey: 'once' });
    const frame = await shop.untilOpened();
    const loaded = shop.nextLoad();
    await leaveBy(frame.evaluate(() => location.reload()));
    await loaded;
    await shop.page.clock.runFor(10_000);
    await shop.untilEvents('opened', 'error:FRAME_CRASHED');
    expect(await shop.panel()).toEqual({ text: 'EMI did not open', buttons: ['Try again', 'Close'] });
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('failed:FRAME_CRASHED');
  });

  it('while the merchant has no token ends in FRAME_CRASHED, and a retry opens it', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop();
    await shop.page.evaluate(() => {
      let asked = 0;
      window.merchant.open({
        getAuthToken() {
          asked += 1;
          if (asked === 2) throw new Error('no login');
          return `token-${asked}`;
        },
      });
    });
    const frame = await shop.untilOpened();
    await leaveBy(frame.evaluate(() => location.reload()));
    await shop.untilEvents('opened', 'error:FRAME_CRASHED');
    await shop.page.keyboard.press('Enter');
    await shop.untilOpened(2);
    expect(shop.frames()).toHaveLength(1);
  });

  it('and is its own referrer, so that it may belong to any page, is connected and opened again', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    await leaveBy(frame.evaluate(() => location.assign(`${location.pathname}?merchantKey=ok&again`)));
    const again = await shop.untilOpened(2);
    expect(await again.evaluate(() => [document.referrer, window.probe.opened.length])).toEqual([
      `${home.sites().providerUrl}/sales-app-init?merchantKey=ok`,
      1,
    ]);
  });

  it('and has answered a SYN before the merchant has a token is connected again and opened', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop();
    await shop.page.evaluate(() => {
      const proposed = (): Promise<void> =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => {
            if (data?.type === 'ACK1') resolve();
          });
        });
      let asked = 0;
      window.merchant.open({
        async getAuthToken() {
          asked += 1;
          if (asked === 2) await proposed();
          return `token-${asked}`;
        },
      });
    });
    const frame = await shop.untilOpened();
    await leaveBy(frame.evaluate(() => location.assign(`${location.pathname}?merchantKey=ok&again`)));
    const again = await shop.untilOpened(2);
    expect(await again.evaluate(() => window.probe.opened.map(({ authToken }) => authToken))).toEqual(['token-2']);
  });

  it('because the page moved its widget is opened again there', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openFrame('benefit');
    await shop.untilOpened();
    await shop.page.evaluate(() => {
      const place = document.querySelector('#place');
      if (place?.firstElementChild) document.body.prepend(place.firstElementChild);
    });
    const frame = await shop.untilOpened(2);
    expect(await frame.evaluate(() => window.widgetProbe.opened)).toHaveLength(1);
  });
});

describe('a load event of a frame that still has its page', () => {
  it('changes nothing, 5 times in a row: the same page, without further messages, still works', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    await frame.evaluate(() => history.pushState({}, '', '#forth'));
    const panels = await shop.page.evaluate(async () => {
      const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
      const root = roots.find((each) => each?.querySelector('iframe'));
      const seen: unknown[] = [];
      for (let time = 1; time <= 5; time += 1) {
        root?.querySelector('iframe')?.dispatchEvent(new Event('load'));
        await new Promise(requestAnimationFrame);
        seen.push(root?.querySelector<HTMLElement>('dialog > div')?.hidden);
      }
      return seen;
    });
    expect(panels).toEqual([true, true, true, true, true]);
    expect(await frame.evaluate(() => [location.hash, document.hasFocus(), window.probe.opened.length])).toEqual([
      '#forth',
      true,
      1,
    ]);
    await leaveBy(frame.evaluate(() => void window.probe.close('homeButton')));
    await shop.untilEnded('homeButton');
    expect(await shop.seen('events')).toEqual(['opened', 'closed:homeButton']);
    expect(await shop.page.evaluate(() => window.merchant.tokensAsked)).toBe(1);
  });
});

describe('a SYN of a new page', () => {
  const syn = { namespace: 'penpal', channel: 'kadam', type: 'SYN', participantId: 'new-page' };
  const says = (sender: Frame | Page, target: 'parent' | 'opener'): Promise<number> =>
    sender.evaluate(
      ([message, name]) => {
        window[name].postMessage(message, '*');
        return window.forger.answersOf(name);
      },
      [syn, target] as const,
    );

  beforeEach(async () => {
    shop = await home.openShop();
    await shop.forgerHere();
    await shop.openByClick();
  });

  it.each([
    ["another frame of the provider's", 'parent', () => shop.forgerFrame(home.sites().providerUrl)],
    ["another frame of the merchant's", 'parent', () => shop.forgerFrame(home.sites().merchantUrl)],
    ["a popup of the provider's", 'opener', () => shop.forgerPopup(home.sites().providerUrl)],
    ["a stranger's page in our frame", 'parent', () => elsewhere()],
  ] as const)('from %s is refused', { tags: ['long'] }, async (_who, target, make) => {
    const before = await shop.look();
    const sender = await make();
    expect(await says(sender, target)).toBe(0);
    const { events, ends, faults, tokensAsked } = await shop.look();
    expect({ events, ends, faults, tokensAsked }).toEqual({ events: 'opened', ends: '', faults: '', tokensAsked: 1 });
    expect(before.events).toBe('opened');
  });

  /** The SDK's frame, navigated to a foreign page. */
  async function elsewhere(): Promise<Frame> {
    const ours = await shop.untilFrame('ok');
    await leaveBy(ours.evaluate((url) => location.assign(`${url}/forger`), home.sites().strangerUrl));
    const frame = await shop.untilFrame('elsewhere');
    await untilIn(frame, () => 'forger' in window);
    return frame;
  }

  it('created by a script of the page is refused, regardless of its content', { tags: ['long'] }, async () => {
    await shop.page.evaluate(
      ([data, origin]) => {
        const frames = [...document.querySelectorAll('*')].map((each) => each.shadowRoot?.querySelector('iframe'));
        const source = frames.find((each) => each)?.contentWindow ?? null;
        dispatchEvent(new MessageEvent('message', { data, origin, source }));
      },
      [syn, home.sites().providerUrl] as const,
    );
    expect(await shop.page.evaluate(() => window.merchant.tokensAsked)).toBe(1);
    expect(await shop.seen('events')).toEqual(['opened']);
  });
});

describe('a frame that is gone without loading another page', () => {
  it('ends in FRAME_CRASHED after 15 s without a response, and a retry opens it', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop('/', { clock: true });
    await shop.openApp({ merchantKey: 'raw' });
    const frame = await shop.untilOpened();
    await frame.evaluate(() => window.raw.vanish());
    await shop.page.clock.runFor(9_000);
    expect(await shop.seen('events')).toEqual(['opened']);
    await shop.page.clock.runFor(6_000);
    await shop.untilEvents('opened', 'error:FRAME_CRASHED');
    expect(await shop.panel()).toEqual({ text: 'EMI did not open', buttons: ['Try again', 'Close'] });
    await shop.page.keyboard.press('Enter');
    await shop.untilEvents('opened', 'error:FRAME_CRASHED', 'opened');
  });

  it('is not confused with a slow frame: after 2 missing responses the third one restores it', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop('/', { clock: true });
    await shop.openApp({ merchantKey: 'raw' });
    const frame = await shop.untilOpened();
    const asked = (): Promise<number> => frame.evaluate(() => window.raw.opened.length - 1);
    const answer = (isAnswering: boolean): Promise<void> =>
      frame.evaluate((value) => {
        window.raw.answering = value;
      }, isAnswering);
    for (const [index, isAnswering] of [true, false, true, false, true, true].entries()) {
      await answer(isAnswering);
      await shop.page.clock.runFor(5_000);
      await expect.poll(asked).toBe(index + 1);
    }
    expect(await shop.seen('events')).toEqual(['opened']);
    // The frame gets only a ping.
    expect(await frame.evaluate(() => window.raw.opened.at(-1))).toBe(0);
  });
});

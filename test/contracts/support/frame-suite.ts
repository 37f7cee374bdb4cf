import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FrameName, frames } from '../../../shared/bridge';
import { closePages, sharedBrowser } from '../../browser/support/browser';
import { namesOf } from '../fixture/incoming';
import { builtFixture, FIXTURES_EVERYWHERE, type FrameFixture } from './frame-fixture';
import { HostPage } from './host-page';
import { post } from './post';
import { script } from './scripts';

export interface FrameUnderContract {
  readonly contract: FrameName;
  /** The message that opens it. */
  first(fixture: FrameFixture): { name: string; payload: Record<string, unknown> };
  /** First messages that it has to refuse, with its responses. */
  readonly refused: readonly (readonly [why: string, change: Record<string, unknown>, answer: unknown])[];
  /** Resolves once its content before the first message is stable. */
  untilLoaded(frame: Frame): Promise<void>;
  /** Resolves once its first screen is stable. */
  untilUp(frame: Frame): Promise<void>;
  /** Closes the frame as a user does. The frame then makes exactly these calls. */
  leave(frame: Frame): Promise<void>;
  readonly callsToLeave: readonly string[];
  /** One frame is tested with every sender. The others share its window messenger, so the nearest senders suffice. */
  readonly senders: 'every' | 'nearest';
}

type Target = Parameters<Window['forger']['post']>[0];
type Sender = readonly [who: string, target: Target, make: (host: HostPage) => Promise<Frame | Page>];

const senders: readonly Sender[] = [
  [
    "another frame of the page, on the merchant's own origin",
    'firstFrameOfParent',
    (host) => host.forgerFrame(host.fixture.merchantUrl),
  ],
  [
    "another frame of the page, on the provider's origin",
    'firstFrameOfParent',
    (host) => host.forgerFrame(host.fixture.providerUrl),
  ],
  [
    "another frame of the page, on a stranger's origin",
    'firstFrameOfParent',
    (host) => host.forgerFrame(host.fixture.strangerUrl),
  ],
  [
    "a popup of the page, on the merchant's own origin",
    'firstFrameOfOpener',
    (host) => host.forgerPopup(host.page, host.fixture.merchantUrl),
  ],
  [
    "a popup of the page, on a stranger's origin",
    'firstFrameOfOpener',
    (host) => host.forgerPopup(host.page, host.fixture.strangerUrl),
  ],
  [
    "a popup of the frame itself, on the merchant's origin",
    'opener',
    (host) => host.forgerPopup(host.frame, host.fixture.merchantUrl),
  ],
];

/** The registered origin, as a sibling of the frame and with the frame as its opener. */
const nearest = [senders[0], senders[5]].filter((each) => each !== undefined);

/** A prepared browser and the built servers, while the surrounding tests run. */
interface ContractHome {
  context(): BrowserContext;
  fixture(): FrameFixture;
}

export function contractHome(): ContractHome {
  let browser: Browser;
  let context: BrowserContext;
  let fixture: FrameFixture;
  beforeAll(async () => {
    [browser, fixture] = await Promise.all([sharedBrowser(FIXTURES_EVERYWHERE), builtFixture()]);
    context = await browser.newContext({ reducedMotion: 'reduce' });
    await fixture.prepare(context);
  });
  afterAll(() => closePages(browser));
  return { context: () => context, fixture: () => fixture };
}

export function describeFrame(name: string, given: FrameUnderContract, home: ContractHome): void {
  const frame = frames[given.contract];
  const { path } = frame;
  const names = namesOf(frame);
  const outgoing = Object.keys(frame.outgoing);
  let host: HostPage;

  const load = async (holder?: string): Promise<HostPage> => {
    const about = { contract: given.contract, path, ...(holder && { holder }) };
    const loaded = await HostPage.load(home.context(), home.fixture(), about);
    if (holder === undefined) await given.untilLoaded(loaded.frame);
    return loaded;
  };
  const open = async ({ name: first, payload } = given.first(home.fixture())): Promise<void> => {
    expect(await host.open({ name: first, payload })).toEqual({ outcome: 'opened' });
    await given.untilUp(host.frame);
  };
  /** The first message of a later version, with an extra field at each level. */
  const ofLaterVersion = (): ReturnType<typeof given.first> => {
    const { name: first, payload } = given.first(home.fixture());
    const { merchantDetails } = payload;
    return {
      name: first,
      payload: {
        ...payload,
        isFestive: true,
        merchantDetails: { ...(merchantDetails as object), merchantCity: 'Pune' },
      },
    };
  };

  describe(name, () => {
    describe.each([
      ['before the handshake', false],
      ['once it is open', true],
    ])('%s', (_when, isOpen) => {
      beforeAll(async () => {
        host = await load();
        await host.frame.evaluate(await script('/forger.js'));
        if (isOpen) await open();
      });
      afterAll(() => host.close());

      it.each(given.senders === 'every' ? senders : nearest)(
        'accepts none of 1,000 forged messages from %s',
        async (_who, target, make) => {
          const sender = await make(host);
          const before = await host.look();
          expect(await post(sender, target, { seed: 11, count: 1_000, names })).toBe(0);
          expect(await host.look()).toEqual(before);
        },
      );

      it('accepts none of 1,000 damaged handshake messages from its host page', async () => {
        await host.page.evaluate(await script('/forger.js'));
        const before = await host.look();
        expect(await post(host.page, 'firstFrame', { seed: 12, count: 1_000, names }, 'postDamaged')).toBe(0);
        expect(await host.look()).toEqual(before);
      });

      it('ignores 1,000 synthetic events in it', async () => {
        const before = await host.look();
        const origin = home.fixture().merchantUrl;
        await host.frame.evaluate(
          ([flood, pretended]) => window.forger.dispatch(flood, { origin: pretended, source: parent }),
          [{ seed: 13, count: 1_000, names }, origin] as const,
        );
        expect(await host.look()).toEqual(before);
      });

      it('still works afterwards', async () => {
        if (!isOpen) await open();
        const { name: first } = given.first(home.fixture());
        expect(await host.page.evaluate((called) => window.host.call(called, 0), first)).toEqual({
          outcome: 'refused',
          code: 'PROTOCOL_UNSUPPORTED',
        });
      });
    });

    it(`accepts through its port only ${[frame.openedBy, ...Object.keys(frame.incoming)].join(' and ')}: none of 2,000 other messages`, async () => {
      host = await load();
      await open();
      const before = await host.look();
      const flood = { seed: 14, count: 2_000, names };
      expect(
        await host.page.evaluate(([contract, what]) => window.host.flood(contract, what), [
          given.contract,
          flood,
        ] as const),
      ).toBe(2_000);
      expect(await host.look()).toEqual(before);
      await host.close();
    });

    describe('first message', () => {
      beforeAll(async () => {
        host = await load();
      });
      afterAll(() => host.close());

      // @req SDK-014
      it.each(given.refused)('is refused %s', async (_why, change, answer) => {
        const { name: first, payload } = given.first(home.fixture());
        const before = await host.frame.evaluate(() => document.body.innerHTML);
        expect(await host.open({ name: first, payload: { ...payload, ...change } })).toEqual(answer);
        expect(await host.frame.evaluate(() => document.body.innerHTML)).toBe(before);
      });
    });

    it('opens for the host of a later version with unknown fields and messages', async () => {
      host = await load();
      await open(ofLaterVersion());
      const before = await host.look();
      const answer = await host.page.evaluate(() =>
        window.host.call('showBasket', { items: 2 }).catch((error: { penpalCode: string }) => error.penpalCode),
      );
      expect(answer).toBe('METHOD_NOT_FOUND');
      expect(await host.look()).toEqual(before);
      await host.close();
    });

    // @req WID-026, WID-033, Q-040
    it(`sends only handshake messages outside its port, and calls only ${outgoing.join(' and ')}`, async () => {
      host = await load();
      await open();
      await given.leave(host.frame);
      // The number of `resize` calls depends on rendering.
      const calls = () => host.page.evaluate(() => window.host.calls().filter((name) => name !== 'resize'));
      await expect.poll(calls).toEqual(given.callsToLeave);
      for (const called of given.callsToLeave) expect(outgoing).toContain(called);
      const posted = new Set(await host.page.evaluate(() => window.host.posted));
      expect([...posted].filter((type) => !['SYN', 'ACK1', 'ACK2'].includes(type))).toEqual([]);
      await host.close();
    });

    it('is not shown on an unregistered origin', async () => {
      host = await load(home.fixture().strangerUrl);
      expect(host.frame.url()).toBe('chrome-error://chromewebdata/');
      expect(await host.page.evaluate(() => window.host.posted)).toEqual([]);
      await host.close();
    });
  });
}

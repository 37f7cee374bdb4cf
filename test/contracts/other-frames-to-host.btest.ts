import type { Browser, Frame } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frames } from '../../shared/bridge';
import { launchBrowser } from '../browser/support/browser';
import { namesOf } from './fixture/incoming';
import { kinds } from './support/kinds';
import { leaveBy } from './support/leave-by';
import { post } from './support/post';
import { Shop } from './support/shop';
import { type ContractSites, startContractSites } from './support/sites';

let browser: Browser;
let sites: ContractSites;
let shop: Shop;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startContractSites()]);
});
beforeEach(async () => {
  shop = await Shop.open(browser, sites);
});
afterEach(() => shop.close());
afterAll(async () => {
  await browser.close();
  await sites.stop();
});

describe.each(kinds)('the host of $what', ({ way, contract, says, closesWith, isOver }) => {
  const names = namesOf(frames[contract]);
  const outgoing = Object.keys(frames[contract].outgoing);
  const open = async (kind: 'late' | 'raw'): Promise<Frame> => {
    await shop.openFrame(way, { merchantKey: kind, timeouts: { handshakeMs: 60_000 } });
    if (kind === 'raw') return shop.untilOpened();
    const frame = await shop.untilFrame('late');
    // The host's greeting.
    await frame.waitForFunction(() => window.forger?.received === 1);
    return frame;
  };

  it('takes none of 1,000 forged messages of another frame, and of 1,000 damaged greetings of its own one', async () => {
    const frame = await open('late');
    const forger = await shop.forgerFrame(sites.providerUrl);
    const before = await shop.look();
    expect(await post(forger, 'parent', { seed: 31, count: 1_000, names })).toBe(0);
    expect(await post(frame, 'parent', { seed: 32, count: 1_000, names }, 'postDamaged')).toBe(0);
    expect(await shop.look()).toEqual(before);
    await frame.evaluate(() => window.raw.greet());
    await shop.untilEvents('opened');
    expect(await shop.seen('faults')).toEqual([]);
  });

  it(`takes through its port only ${outgoing.join(', ')}: none of 2,000 other messages`, async () => {
    const frame = await open('raw');
    const before = await shop.look();
    expect(await frame.evaluate((flood) => window.raw.flood(flood), { seed: 33, count: 2_000, names })).toBe(2_000);
    expect(await shop.look()).toEqual(before);
    for (const [name, payload] of says) {
      expect([
        name,
        await frame.evaluate(([said, what]) => window.raw.call(said, what), [name, payload] as const),
      ]).toEqual([name, { outcome: 'heard' }]);
    }
    await leaveBy(frame.evaluate((reason) => void window.raw.call('widgetClosed', { reason }), closesWith));
    await shop.untilEnded(closesWith);
    expect(await shop.seen('events')).toEqual(['opened', ...says.map(([name]) => name), `closed:${closesWith}`]);
    expect(await shop.seen('faults')).toEqual([]);
    // Nothing is left, wherever it stood.
    await expect.poll(() => shop.page.frames().length).toBe(1);
    expect(await shop.page.evaluate(() => document.querySelector('#place')?.childElementCount)).toBe(0);
  });

  it(`${isOver ? 'stands over the page' : 'stands in the page'}, and hands over what the merchant gave, and no more`, async () => {
    await shop.openFrame(way);
    const frame = await shop.untilOpened();
    expect(await shop.page.getByRole('dialog').count()).toBe(isOver ? 1 : 0);
    const secret = contract === 'checkout' ? { checkoutToken: 'token-1' } : {};
    const mode = contract === 'eligibility' ? { mode: isOver ? 'modal' : 'inline' } : {};
    expect(await frame.evaluate(() => window.widgetProbe.opened)).toEqual([
      {
        ...{ protocolVersion: 1, merchantKey: 'ok', ...secret, ...mode },
        merchantDetails: { merchantName: 'Zenith Mobiles', merchantOrigin: sites.merchantUrl },
      },
    ]);
  });
});

describe('the eligibility widget', () => {
  it('hears of a new price, and after it has loaded anew opens with that', async () => {
    await shop.openFrame('eligibility');
    let frame = await shop.untilOpened();
    await shop.page.evaluate(() => window.merchant.sessions[0]?.setAmount(20_000));
    await expect.poll(() => frame.evaluate(() => window.widgetProbe.amounts)).toEqual([20_000]);
    await leaveBy(frame.evaluate(() => location.reload()));
    frame = await shop.untilOpened(2);
    expect(await frame.evaluate(() => window.widgetProbe.opened)).toMatchObject([{ amount: 20_000 }]);
  });

  it('stands in the page as high as it asks for: 333 px', async () => {
    await shop.openFrame('eligibility');
    const frame = await shop.untilOpened();
    await frame.evaluate(() => window.widgetProbe.emit('resize', { heightPx: 333 }));
    const height = () => shop.page.locator('#place iframe').boundingBox();
    await expect.poll(height).toMatchObject({ height: 333 });
  });
});

/** Every way out of a checkout that its frame does not take itself, and two that it does. */
const waysOut: readonly (readonly [reason: string, leave: (frame: Frame) => Promise<unknown>])[] = [
  ['hostClosed', () => shop.page.evaluate(() => window.merchant.sessions[0]?.close())],
  ['destroyed', () => shop.page.evaluate(() => window.merchant.sessions[0]?.destroy())],
  ['back', () => shop.page.evaluate(() => history.back())],
  ['escape', () => shop.page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))],
  ['hostRemoved', () => shop.page.evaluate(() => document.body.lastElementChild?.remove())],
  ['closeButton', (frame) => leaveBy(tell(frame, 'widgetClosed', { reason: 'closeButton' }))],
  ['sessionExpired', (frame) => leaveBy(tell(frame, 'widgetClosed', { reason: 'sessionExpired' }))],
];
const tell = (frame: Frame, name: string, payload: object): Promise<void> =>
  frame.evaluate(([said, what]) => window.widgetProbe.emit(said, what), [name, payload] as const);

describe('a checkout whose payment is with the lender', () => {
  const endOf = () => shop.page.evaluate(() => window.merchant.sessions[0]?.result);
  const openPending = async (options = {}): Promise<Frame> => {
    await shop.openFrame('checkout', options);
    const frame = await shop.untilOpened();
    await tell(frame, 'pendingChanged', { isPending: true });
    await shop.untilEvents('opened', 'pendingChanged');
    return frame;
  };

  it.each(waysOut)('ends by %s as pending', async (reason, leave) => {
    await leave(await openPending());
    expect(await endOf()).toEqual({ outcome: 'pending', reason });
  });

  it('ends as pending also where its frame is gone: FRAME_CRASHED', async () => {
    const frame = await openPending({ merchantKey: 'once', timeouts: { handshakeMs: 300 } });
    await leaveBy(frame.evaluate(() => location.reload()));
    await shop.untilEvents('opened', 'pendingChanged', 'error:FRAME_CRASHED');
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('failed:FRAME_CRASHED');
    expect(await endOf()).toMatchObject({ outcome: 'pending', reason: 'failed' });
  });

  it('is cancelled again once the lender has said no, and completed once it has paid', async () => {
    const frame = await openPending();
    await tell(frame, 'pendingChanged', { isPending: false });
    await shop.untilEvents('opened', 'pendingChanged', 'pendingChanged');
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    expect(await endOf()).toEqual({ outcome: 'cancelled', reason: 'hostClosed' });
    await shop.forgetEvents();
    const again = await openPending();
    await tell(again, 'transactionCompleted', { signedResult: 'a.b.c', orderId: 'NE-1', txnUuid: 'u'.repeat(36) });
    await shop.untilEvents('opened', 'pendingChanged', 'transactionCompleted');
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    expect(await endOf()).toMatchObject({ outcome: 'completed', reason: 'hostClosed' });
  });
});

describe('an end', () => {
  const endOf = () => shop.page.evaluate(() => window.merchant.sessions[0]?.result);

  it.each([
    ['checkout', 'transactionCompleted', { outcome: 'completed', signedResult: 'a.b.c', orderId: 'NE-1' }],
    ['eligibility', 'eligibilityChecked', { outcome: 'completed', result: { outcome: 'preApproved' } }],
  ] as const)('of the %s after `%s` is completed, and before it cancelled', async (way, name, completed) => {
    await shop.openFrame(way);
    await shop.untilOpened();
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    expect(await endOf()).toEqual({ outcome: 'cancelled', reason: 'hostClosed' });
    await shop.forgetEvents();
    await shop.openFrame(way);
    const frame = await shop.untilOpened();
    const said = kinds.find((kind) => kind.way === way)?.says.find(([each]) => each === name)?.[1] ?? {};
    await frame.evaluate(([what, payload]) => window.widgetProbe.emit(what, payload), [name, said] as const);
    await shop.untilEvents('opened', name);
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    expect(await endOf()).toMatchObject({ ...completed, reason: 'hostClosed' });
  });
});

import type { Frame } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostTests } from './support/host-tests';
import { kinds } from './support/kinds';
import { leaveBy } from './support/leave-by';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

const home = shopHome();
let shop: Shop;

beforeEach(async () => {
  shop = await home.openShop();
});
afterEach(() => shop.close());

// test/long/other-frames-to-host.ltest.ts covers all kinds.
hostTests(
  home,
  () => shop,
  kinds.filter(({ opener }) => opener === 'checkout' || opener === 'eligibility'),
);

describe('eligibility widget', () => {
  it('receives a new price, and opens with it after a reload', async () => {
    await shop.openFrame('eligibility');
    let frame = await shop.untilOpened();
    await shop.page.evaluate(() => window.merchant.sessions[0]?.setAmount(20_000));
    await expect.poll(() => frame.evaluate(() => window.widgetProbe.amounts)).toEqual([20_000]);
    await leaveBy(frame.evaluate(() => location.reload()));
    frame = await shop.untilOpened(2);
    expect(await frame.evaluate(() => window.widgetProbe.opened)).toMatchObject([{ amount: 20_000 }]);
  });

  it('inline is as high as it requests: 333 px', { tags: ['long'] }, async () => {
    await shop.openFrame('eligibility');
    const frame = await shop.untilOpened();
    await frame.evaluate(() => window.widgetProbe.emit('resize', { heightPx: 333 }));
    const height = () => shop.page.locator('#place iframe').boundingBox();
    await expect.poll(height).toMatchObject({ height: 333 });
  });

  it.each([
    [640, { x: 113, y: 73.5, width: 414, height: 333 }],
    [414, { x: 0, y: 147, width: 414, height: 333 }],
  ])(
    'over a page of %i px is as high as it requests, centred or at the bottom of a phone',
    { tags: ['long'] },
    async (width, box) => {
      await shop.page.setViewportSize({ width, height: 480 });
      await shop.openFrame('eligibilityOver');
      const frame = await shop.untilOpened();
      await frame.evaluate(() => window.widgetProbe.emit('resize', { heightPx: 333 }));
      await expect.poll(() => shop.page.locator('dialog').boundingBox()).toEqual(box);
    },
  );
});

/** Every end of a checkout that its frame does not cause, and two that it does. */
const exits: readonly (readonly [reason: string, leave: (frame: Frame) => Promise<unknown>])[] = [
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

  it.each(exits)('ends by %s as pending', async (reason, leave) => {
    await leave(await openPending());
    expect(await endOf()).toEqual({ outcome: 'pending', reason });
  });

  it('ends as pending even if its frame has crashed: FRAME_CRASHED', { tags: ['long'] }, async () => {
    const frame = await openPending({ merchantKey: 'once', timeouts: { handshakeMs: 300 } });
    await leaveBy(frame.evaluate(() => location.reload()));
    await shop.untilEvents('opened', 'pendingChanged', 'error:FRAME_CRASHED');
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('failed:FRAME_CRASHED');
    expect(await endOf()).toMatchObject({ outcome: 'pending', reason: 'failed' });
  });

  it("is cancelled again after the lender's refusal, and completed after its payment", async () => {
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

  // @req WID-025
  it.each([
    ['checkout', 'transactionCompleted', { outcome: 'completed', signedResult: 'a.b.c', orderId: 'NE-1' }],
    ['eligibility', 'eligibilityChecked', { outcome: 'completed', result: { outcome: 'preApproved' } }],
  ] as const)(
    'of the %s after `%s` is completed, and before it cancelled',
    { tags: ['long'] },
    async (opener, name, completed) => {
      await shop.openFrame(opener);
      await shop.untilOpened();
      await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
      expect(await endOf()).toEqual({ outcome: 'cancelled', reason: 'hostClosed' });
      await shop.forgetEvents();
      await shop.openFrame(opener);
      const frame = await shop.untilOpened();
      const said = kinds.find((kind) => kind.opener === opener)?.says.find(([each]) => each === name)?.[1] ?? {};
      await frame.evaluate(([what, payload]) => window.widgetProbe.emit(what, payload), [name, said] as const);
      await shop.untilEvents('opened', name);
      await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
      expect(await endOf()).toMatchObject({ ...completed, reason: 'hostClosed' });
    },
  );
});

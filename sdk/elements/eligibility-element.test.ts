import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, placeSoon, settled, useElements } from '../testing/element-fixture';
import { type FakeKadam, fakeKadam } from '../testing/fake-session';
import { QUIET_WITHIN_MS } from './when-quiet';

const shop = { 'merchant-key': 'zenmart_sandbox', amount: '36000' };
let sdk: FakeKadam;

beforeEach(() => {
  sdk = fakeKadam();
  useElements(sdk.kadam);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('<kadam-eligibility>', () => {
  it('opens one check in itself with its attributes', async () => {
    const { element } = await place('kadam-eligibility', { ...shop, mobile: '9000000001', locale: 'hi' });
    expect(sdk.sessions.map(({ method }) => method)).toEqual(['checkEligibility']);
    const options = sdk.sessions[0]?.given[0] as { container: Element } | undefined;
    expect(options).toMatchObject({
      merchantKey: 'zenmart_sandbox',
      amount: 36_000,
      mobile: '9000000001',
      locale: 'hi',
    });
    expect(options?.container.getRootNode()).toBe(element.shadowRoot);
  });

  it('reserves the height until it is nearly in view, then opens with the latest amount', async () => {
    const bringNear = useElements(sdk.kadam, { areSeen: false });
    const { element } = await place('kadam-eligibility', shop);
    element.setAttribute('amount', '52500');
    await settled();
    const room = (): string | undefined => element.shadowRoot?.querySelector('div')?.style.minHeight;
    expect(sdk.sessions).toEqual([]);
    expect(room()).toBe('440px');
    bringNear();
    await settled();
    expect(sdk.sessions.map(({ given }) => given[0])).toEqual([expect.objectContaining({ amount: 52_500 })]);
    expect(room()).toBe('0px');
  });

  it('opens nothing when removed before it is in view, and one check when added again', async () => {
    const bringNear = useElements(sdk.kadam, { areSeen: false });
    const { element } = await place('kadam-eligibility', shop);
    element.remove();
    await settled();
    bringNear();
    await settled();
    expect(sdk.sessions).toEqual([]);
    document.body.append(element);
    await settled();
    expect(sdk.sessions).toHaveLength(1);
  });

  it('opens after the page has loaded, or after QUIET_WITHIN_MS if a part of it hangs', async () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'readyState', 'get').mockReturnValue('interactive');
    await place('kadam-eligibility', shop);
    expect(sdk.sessions).toEqual([]);
    dispatchEvent(new Event('load'));
    await settled();
    expect(sdk.sessions).toHaveLength(1);

    vi.useFakeTimers();
    await placeSoon('kadam-eligibility', shop);
    await vi.advanceTimersByTimeAsync(QUIET_WITHIN_MS - 10);
    expect(sdk.sessions).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(sdk.sessions).toHaveLength(2);
  });

  it('follows its amount without reopening', async () => {
    const { element } = await place('kadam-eligibility', shop);
    element.setAttribute('amount', '52500');
    await settled();
    element.setAttribute('amount', '52500');
    await settled();
    expect(sdk.sessions).toHaveLength(1);
    expect(sdk.sessions[0]?.setAmount.mock.calls).toEqual([[52_500]]);
  });

  it('reopens for another merchant, number or language', async () => {
    const { element } = await place('kadam-eligibility', shop);
    element.setAttribute('locale', 'hi');
    await settled();
    expect(sdk.sessions).toHaveLength(2);
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
  });

  it('dispatches the events of its session under the same names', async () => {
    const { emitted } = await place('kadam-eligibility', shop);
    await sdk.sessions[0]?.emit('eligibilityChecked', { result: { outcome: 'preApproved' } });
    expect(emitted).toEqual([['eligibilityChecked', { result: { outcome: 'preApproved' } }]]);
  });

  it('ends with the element, fires `closed` once, and reopens when it is added again', async () => {
    const { element, emitted } = await place('kadam-eligibility', shop);
    element.remove();
    await settled();
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
    expect(emitted).toEqual([['closed', { reason: 'destroyed' }]]);
    document.body.append(element);
    await settled();
    expect(sdk.sessions).toHaveLength(2);
  });

  it('keeps its session when it is moved', async () => {
    const { element } = await place('kadam-eligibility', shop);
    document.body.append(document.createElement('hr'), element);
    await settled();
    expect(sdk.sessions).toHaveLength(1);
    expect(sdk.sessions[0]?.destroy).not.toHaveBeenCalled();
  });

  it('reopens if moving the element has destroyed the widget', async () => {
    await place('kadam-eligibility', shop);
    await sdk.sessions[0]?.emit('closed', { outcome: 'cancelled', reason: 'hostRemoved' });
    await settled();
    expect(sdk.sessions).toHaveLength(2);
  });

  it('reopens after a failure only for the next amount', async () => {
    const { element } = await place('kadam-eligibility', shop);
    await sdk.sessions[0]?.emit('closed', { outcome: 'failed', reason: 'failed' });
    await settled();
    expect(sdk.sessions).toHaveLength(1);
    element.setAttribute('amount', '52500');
    await settled();
    expect(sdk.sessions).toHaveLength(2);
  });

  it.each([
    [{ amount: '36000' }, 'merchant-key'],
    [{ ...shop, amount: '36 000' }, 'amount'],
    [{ ...shop, mobile: '+919000000001' }, 'mobile'],
  ])('with %j fires OPTIONS_INVALID with the attribute and opens nothing', async (attributes, field) => {
    const { emitted } = await place('kadam-eligibility', attributes);
    expect(emitted).toEqual([['error', expect.objectContaining({ code: 'OPTIONS_INVALID', field })]]);
    expect(sdk.sessions).toEqual([]);
  });

  it('fires SCRIPT_LOAD_FAILED if the SDK cannot be loaded, and an error of the SDK as it is', async () => {
    useElements({ ...sdk.kadam, checkEligibility: fail(new TypeError('x')) });
    expect((await place('kadam-eligibility', shop)).emitted).toEqual([
      ['error', expect.objectContaining({ code: 'SCRIPT_LOAD_FAILED', retryable: true })],
    ]);
    const own = Object.assign(new Error('mobile'), { name: 'KadamError', code: 'OPTIONS_INVALID', field: 'mobile' });
    useElements({ ...sdk.kadam, checkEligibility: fail(own) });
    expect((await place('kadam-eligibility', shop)).emitted).toEqual([['error', own]]);
  });
});

const fail = (error: Error) => (): never => {
  throw error;
};

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
  it('opens one check in itself, with what its attributes say', async () => {
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

  it('opens nothing before it is nearly seen, has the room of it meanwhile, and then opens at the newest amount', async () => {
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

  it('that is taken out before it is seen opens nothing, and once where it is back', async () => {
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

  it('opens nothing before the page has loaded, but does where something in it does not come', async () => {
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

  it('follows its amount without opening anew', async () => {
    const { element } = await place('kadam-eligibility', shop);
    element.setAttribute('amount', '52500');
    await settled();
    element.setAttribute('amount', '52500');
    await settled();
    expect(sdk.sessions).toHaveLength(1);
    expect(sdk.sessions[0]?.setAmount.mock.calls).toEqual([[52_500]]);
  });

  it('opens anew for another merchant, number or language', async () => {
    const { element } = await place('kadam-eligibility', shop);
    element.setAttribute('locale', 'hi');
    await settled();
    expect(sdk.sessions).toHaveLength(2);
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
  });

  it('dispatches what the session tells, under the same names', async () => {
    const { emitted } = await place('kadam-eligibility', shop);
    await sdk.sessions[0]?.emit('eligibilityChecked', { result: { outcome: 'preApproved' } });
    expect(emitted).toEqual([['eligibilityChecked', { result: { outcome: 'preApproved' } }]]);
  });

  it('ends with the element, tells so once, and opens anew when it comes back', async () => {
    const { element, emitted } = await place('kadam-eligibility', shop);
    element.remove();
    await settled();
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
    expect(emitted).toEqual([['closed', { reason: 'destroyed' }]]);
    document.body.append(element);
    await settled();
    expect(sdk.sessions).toHaveLength(2);
  });

  it('survives being moved', async () => {
    const { element } = await place('kadam-eligibility', shop);
    document.body.append(document.createElement('hr'), element);
    await settled();
    expect(sdk.sessions).toHaveLength(1);
    expect(sdk.sessions[0]?.destroy).not.toHaveBeenCalled();
  });

  it('opens anew where the widget was lost while the element was moved', async () => {
    await place('kadam-eligibility', shop);
    await sdk.sessions[0]?.emit('closed', { outcome: 'cancelled', reason: 'hostRemoved' });
    await settled();
    expect(sdk.sessions).toHaveLength(2);
  });

  it('does not open by itself again after a failure, and does for the next amount', async () => {
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
  ])('with %j says OPTIONS_INVALID, names the attribute, and opens nothing', async (attributes, field) => {
    const { emitted } = await place('kadam-eligibility', attributes);
    expect(emitted).toEqual([['error', expect.objectContaining({ code: 'OPTIONS_INVALID', field })]]);
    expect(sdk.sessions).toEqual([]);
  });

  it('says SCRIPT_LOAD_FAILED where the SDK cannot be loaded, and an error of the SDK as it is', async () => {
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

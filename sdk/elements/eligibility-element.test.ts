import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { place, settled, useElements } from '../testing/element-world';
import { type FakeKadam, fakeKadam } from '../testing/fake-session';

const shop = { 'merchant-key': 'zenmart_sandbox', amount: '36000' };
let sdk: FakeKadam;

beforeEach(() => {
  sdk = fakeKadam();
  useElements(sdk.kadam);
});
afterEach(() => document.body.replaceChildren());

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

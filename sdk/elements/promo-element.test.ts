import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, settled, useElements } from '../testing/element-world';
import { type FakeKadam, fakeKadam } from '../testing/fake-session';

const lowest = { emi: 2_641, tenure: 24, interestRate: 14, totalPayablePaise: 6_361_132, feesPaise: 23_482 };
const noCost = { emi: 9_165, tenure: 6, interestRate: 0, totalPayablePaise: 5_499_000, feesPaise: 0 };
const known = { lowest, noCost, nearestAmount: 54_990 };
const shop = { 'merchant-key': 'zenmart_sandbox', amount: '54990' };

let sdk: FakeKadam;
/** What the provider answers; each call takes the newest. */
let answer: () => Promise<unknown>;
let asked: string[];

beforeEach(() => {
  sdk = fakeKadam();
  useElements(sdk.kadam);
  asked = [];
  answer = async () => ({ success: true, data: known });
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    const body = await answer();
    signal.throwIfAborted();
    return { json: async () => body };
  });
});
afterEach(() => document.body.replaceChildren());

const textOf = (element: HTMLElement): string => element.shadowRoot?.textContent ?? '';
const buttonOf = (element: HTMLElement): HTMLButtonElement => {
  const button = element.shadowRoot?.querySelector('button');
  if (!button) throw new Error('no button');
  return button;
};

describe('<kadam-promo>', () => {
  it('says what the provider says of the amount, with what it costs in all', async () => {
    const { element, told } = await place('kadam-promo', shop);
    expect(asked).toEqual(['https://pay.example/app/widget/promo?merchantKey=zenmart_sandbox&amount=54990']);
    expect(textOf(element)).toBe('EMI from ₹2,641/mo with Kadam. Check eligibility');
    expect(element.shadowRoot?.querySelector('p')?.title).toBe(
      '24 months at 14% a year, ₹63,611.32 in all with a fee of ₹234.82',
    );
    expect(told).toEqual([['shown', expect.objectContaining({ amount: 54_990 })]]);
  });

  it('has a form with a second line, and one that tells a plan without cost', async () => {
    const { element } = await place('kadam-promo', { ...shop, form: 'boxed' });
    expect(textOf(element)).toBe('EMI from ₹2,641/mo with KadamNo card. Just your mobile number.');
    element.setAttribute('form', 'tag');
    await settled();
    expect(textOf(element)).toBe('₹9,165 × 6 with KadamNO COST EMI');
    expect(buttonOf(element).title).toBe('6 months at 0% a year, ₹54,990 in all');
    expect(asked).toHaveLength(1);
  });

  it('as a tag does not say NO COST EMI where no plan is without cost', async () => {
    answer = async () => ({ data: { ...known, noCost: null } });
    const { element } = await place('kadam-promo', { ...shop, form: 'tag' });
    expect(textOf(element)).toBe('EMI from ₹2,641/mo with Kadam');
  });

  it('speaks Hindi', async () => {
    const { element } = await place('kadam-promo', { ...shop, locale: 'hi' });
    expect(textOf(element)).toBe('Kadam के साथ EMI ₹2,641/माह से। पात्रता जाँचें');
    const line = element.shadowRoot?.querySelector('p');
    expect([line?.lang, line?.title]).toEqual(['hi', '24 माह, 14% सालाना, ₹234.82 शुल्क सहित कुल ₹63,611.32']);
  });

  it('asks again for another amount, shows no figure of the old one meanwhile, and asks once for many changes in a turn', async () => {
    const { element } = await place('kadam-promo', shop);
    answer = () => new Promise(() => undefined);
    for (const amount of ['1', '2', '36000']) element.setAttribute('amount', amount);
    await settled();
    expect(asked.slice(1)).toEqual(['https://pay.example/app/widget/promo?merchantKey=zenmart_sandbox&amount=36000']);
    expect(textOf(element)).toBe('');
    expect(element.shadowRoot?.querySelector('.wait')).not.toBeNull();
  });

  it('never shows an answer to an earlier question', async () => {
    const late: ((body: unknown) => void)[] = [];
    answer = () => new Promise((resolve) => late.push(resolve));
    const { element, told } = await place('kadam-promo', shop);
    element.setAttribute('amount', '36000');
    await settled();
    late[1]?.({ data: { ...known, lowest: { ...lowest, emi: 1_729 } } });
    await settled();
    late[0]?.({ data: known });
    await settled();
    expect(textOf(element)).toContain('₹1,729/mo');
    expect(told.map(([name]) => name)).toEqual(['shown']);
  });

  it('stays away where no lender finances the amount', async () => {
    answer = async () => ({ data: { lowest: null, noCost: null, nearestAmount: 3_000 } });
    const { element, told } = await place('kadam-promo', shop);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect(told).toEqual([['shown', { amount: 54_990, lowest: null, noCost: null }]]);
  });

  it.each([
    ['a refusal', async () => ({ success: false, code: 403, message: 'no' })],
    ['no JSON', async () => Promise.reject(new SyntaxError('no JSON'))],
    ['a plan without an instalment', async () => ({ data: { ...known, lowest: { ...lowest, emi: null } } })],
    ['a network that is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays away for %s, and says TERMS_UNAVAILABLE', async (_what, given) => {
    answer = given;
    const { element, told } = await place('kadam-promo', shop);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect(told).toEqual([['error', expect.objectContaining({ code: 'TERMS_UNAVAILABLE', retryable: true })]]);
  });

  it('gives up after 10 s', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const element = document.createElement('kadam-promo');
    const fault = vi.fn();
    element.addEventListener('error', fault);
    for (const [name, value] of Object.entries(shop)) element.setAttribute(name, value);
    document.body.append(element);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fault).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fault).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.each([
    [{ amount: '54990' }, 'merchant-key'],
    [{ ...shop, amount: '' }, 'amount'],
    [{ ...shop, amount: '0' }, 'amount'],
    [{ ...shop, amount: '54,990' }, 'amount'],
    [{ ...shop, amount: '54990.5' }, 'amount'],
    [{ ...shop, form: 'big' }, 'form'],
    [{ ...shop, locale: 'fr' }, 'locale'],
    [{ ...shop, 'primary-cta-color': 'red' }, 'primary-cta-color'],
    [{ ...shop, 'merchant-name': '' }, 'merchant-name'],
    [{ ...shop, preload: 'now' }, 'preload'],
  ])('with %j says OPTIONS_INVALID, names the attribute, and asks nothing', async (attributes, field) => {
    const { told } = await place('kadam-promo', attributes);
    expect(told).toEqual([['error', expect.objectContaining({ code: 'OPTIONS_INVALID', field, retryable: false })]]);
    expect(told[0]?.[1]).toMatchObject({ message: expect.stringContaining(`${field}: expected`) });
    expect(asked).toEqual([]);
  });

  it('opens the explanation with what its attributes say, and tells what becomes of it', async () => {
    const colours = { 'primary-cta-color': '#b93a0e', 'merchant-name': 'Zenmart' };
    const { element, told } = await place('kadam-promo', { ...shop, ...colours });
    buttonOf(element).click();
    await settled();
    expect(sdk.sessions).toHaveLength(1);
    expect(sdk.sessions[0]).toMatchObject({
      method: 'openCommunication',
      given: [
        {
          merchantKey: 'zenmart_sandbox',
          amount: 54_990,
          merchantTheme: { primaryCTAColor: '#b93a0e' },
          merchantDetails: { merchantName: 'Zenmart' },
        },
      ],
    });
    await sdk.sessions[0]?.emit('closed', { reason: 'escape' });
    expect(told.at(-1)).toEqual(['closed', { reason: 'escape' }]);
  });

  it('opens the eligibility check for a shopper who asks for it, unless the page does something else', async () => {
    const { element } = await place('kadam-promo', shop);
    buttonOf(element).click();
    await settled();
    await sdk.sessions[0]?.emit('eligibilityAsked');
    await settled();
    expect(sdk.sessions.map(({ method }) => method)).toEqual(['openCommunication', 'checkEligibility']);
    element.addEventListener('eligibilityAsked', (event) => event.preventDefault());
    buttonOf(element).click();
    await settled();
    await sdk.sessions[2]?.emit('eligibilityAsked');
    await settled();
    expect(sdk.sessions).toHaveLength(3);
    expect(sdk.sessions[2]?.close).toHaveBeenCalledOnce();
  });

  it('loads the explanation ahead once a pointer comes near, once, and not with preload="none"', async () => {
    const { element } = await place('kadam-promo', { ...shop, preload: 'none' });
    element.dispatchEvent(new Event('pointerover'));
    await settled();
    expect(sdk.preload).not.toHaveBeenCalled();
    element.setAttribute('preload', 'hover');
    await settled();
    for (const event of ['pointerover', 'focusin', 'pointerover']) element.dispatchEvent(new Event(event));
    await settled();
    expect(sdk.preload.mock.calls).toEqual([['communication', { merchantKey: 'zenmart_sandbox' }]]);
    element.remove();
    await settled();
    expect(sdk.undoPreload).toHaveBeenCalledOnce();
  });

  it('keeps what it shows when it is moved, and takes all away when it leaves', async () => {
    const { element } = await place('kadam-promo', shop);
    document.body.append(document.createElement('hr'), element);
    await settled();
    expect([asked.length, textOf(element)]).toEqual([1, 'EMI from ₹2,641/mo with Kadam. Check eligibility']);
    buttonOf(element).click();
    await settled();
    element.remove();
    await settled();
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
    expect(textOf(element)).toBe('');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, placeSoon, settled, useElements } from '../testing/element-fixture';
import { type FakeKadam, fakeKadam } from '../testing/fake-session';

const lowest = { emi: 2_641, tenure: 24, interestRate: 14, totalPayablePaise: 6_361_132, feesPaise: 23_482 };
const noCost = { emi: 9_165, tenure: 6, interestRate: 0, totalPayablePaise: 5_499_000, feesPaise: 0 };
const known = { lowest, noCost, nearestAmount: 54_990 };
const shop = { 'merchant-key': 'zenmart_sandbox', amount: '54990' };

let sdk: FakeKadam;
/** Terms by amount, or a whole answer. */
let answer: () => Promise<object | null>;
const isTerms = (body: object | null): boolean => body !== null && 'lowest' in body;
let asked: string[];

beforeEach(() => {
  sdk = fakeKadam();
  useElements(sdk.kadam);
  asked = [];
  answer = async () => known;
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    const amounts = new URL(url).searchParams.get('amounts')?.split(',').map(Number) ?? [];
    const body = await answer();
    signal.throwIfAborted();
    return {
      json: async () => (isTerms(body) ? { data: { promos: amounts.map((amount) => ({ ...body, amount })) } } : body),
    };
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
  it('shows the no-cost plan first, with its months and total', async () => {
    const { element, emitted } = await place('kadam-promo', shop);
    expect(asked).toEqual(['https://pay.example/app/widget/promos?merchantKey=zenmart_sandbox&amounts=54990']);
    expect(textOf(element)).toBe('₹9,165 × 6 months NO COST EMI Check eligibility₹54,990 in all');
    expect(emitted).toEqual([['shown', expect.objectContaining({ amount: 54_990 })]]);
  });

  it.each([
    ['auto', 'hi-IN', 'hi'],
    ['hi-IN', 'en', 'hi'],
    ['auto', 'en', 'en'],
  ])('with locale=%j on a page with lang=%j is in the language %s', async (locale, lang, expected) => {
    document.documentElement.lang = lang;
    const { element } = await place('kadam-promo', { ...shop, locale });
    expect(element.shadowRoot?.querySelector('p')?.lang).toBe(expected);
    document.documentElement.removeAttribute('lang');
  });

  it.each(['boxed', 'tag'])('has the same text as one button: %s', async (form) => {
    const { element } = await place('kadam-promo', { ...shop, form });
    expect(buttonOf(element).textContent).toBe('₹9,165 × 6 months NO COST EMI₹54,990 in all');
    expect(textOf(element)).toBe(buttonOf(element).textContent);
    expect(asked).toHaveLength(1);
  });

  it('without a no-cost plan shows the lowest instalment with months, rate, total and fee', async () => {
    answer = async () => ({ ...known, noCost: null });
    const { element } = await place('kadam-promo', shop);
    expect(textOf(element)).toBe(
      '₹2,641 × 24 months Check eligibility₹63,611.32 in all, at 14% a year with a fee of ₹234.82',
    );
  });

  it('is in Hindi', async () => {
    answer = async () => ({ ...known, noCost: null });
    const { element } = await place('kadam-promo', { ...shop, locale: 'hi' });
    expect(textOf(element)).toBe('₹2,641 × 24 महीने EMI की जाँच करेंकुल ₹63,611.32, 14% सालाना, ₹234.82 फ़ीस मिलाकर');
    expect(element.shadowRoot?.querySelector('p')?.lang).toBe('hi');
  });

  it('loads another amount once for several changes in one task, and hides the old figures meanwhile', async () => {
    const { element } = await place('kadam-promo', shop);
    answer = () => new Promise(() => undefined);
    for (const amount of ['1', '2', '36000']) element.setAttribute('amount', amount);
    await settled();
    expect(asked.slice(1)).toEqual(['https://pay.example/app/widget/promos?merchantKey=zenmart_sandbox&amounts=36000']);
    expect(textOf(element)).toBe('');
    expect(element.shadowRoot?.querySelector('.wait')).not.toBeNull();
  });

  it('ignores the answer to an earlier request', async () => {
    const late: ((body: object) => void)[] = [];
    answer = () => new Promise((resolve) => late.push(resolve));
    const { element, emitted } = await place('kadam-promo', shop);
    element.setAttribute('amount', '36000');
    await settled();
    late[1]?.({ ...known, noCost: { ...noCost, emi: 6_000 } });
    await settled();
    late[0]?.(known);
    await settled();
    expect(textOf(element)).toContain('₹6,000 × 6');
    expect(emitted.map(([name]) => name)).toEqual(['shown']);
  });

  it('shows nothing if no lender finances the amount', async () => {
    answer = async () => ({ lowest: null, noCost: null, nearestAmount: 3_000 });
    const { element, emitted } = await place('kadam-promo', shop);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect(emitted).toEqual([['shown', { amount: 54_990, lowest: null, noCost: null }]]);
  });

  it('loads all lines that are added together in one call per 50 amounts, each amount once', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => {
      const element = document.createElement('kadam-promo');
      for (const [name, value] of Object.entries({ ...shop, amount: String(30_000 + (index % 55)) }))
        element.setAttribute(name, value);
      return element;
    });
    document.body.append(...lines);
    await settled();
    const amounts = asked.map((url) => new URL(url).searchParams.get('amounts')?.split(',').length);
    expect(amounts).toEqual([50, 10]);
    expect(lines.map(textOf)).toEqual(lines.map(() => '₹9,165 × 6 months NO COST EMI Check eligibility₹54,990 in all'));
  });

  it.each([
    ['a refusal', async () => ({ success: false, code: 403, message: 'no' })],
    ['a plan without an instalment', async () => ({ ...known, lowest: { ...lowest, emi: null } })],
  ])('shows nothing for %s and fires TERMS_UNAVAILABLE at once', async (_what, given) => {
    answer = given;
    const { element, emitted } = await place('kadam-promo', shop);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect(asked).toHaveLength(1);
    expect(emitted).toEqual([['error', expect.objectContaining({ code: 'TERMS_UNAVAILABLE', retryable: true })]]);
  });

  describe('without an answer', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it.each([
      ['no JSON', async () => Promise.reject(new SyntaxError('no JSON'))],
      ['a network that is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
      ['a success without data, of a network in between', async () => ({ success: true })],
      ['JSON of a firewall', async () => ({ status: 'blocked', category: 'finance' })],
      ['a refusal without a code, of a network in between', async () => ({ success: false, message: 'Please log in' })],
      ['a refusal without a message, of a network in between', async () => ({ success: false, code: 4302 })],
      ['an error of another product', async () => ({ error: { code: 403, message: 'Forbidden' } })],
      ['a success of another product', async () => ({ success: true, data: { token: 'x' } })],
      ['null', async () => null],
      ['a server that has too much to do', async () => ({ success: false, code: 429, message: 'no', retry: true })],
    ])('(%s) keeps its size, retries after 2, 8 and 30 s, and then fires TERMS_UNAVAILABLE', async (_what, given) => {
      answer = given;
      const { element, emitted } = await placeSoon('kadam-promo', shop);
      for (const [waitMs, times] of [
        [1_998, 1],
        [1, 2],
        [7_999, 2],
        [1, 3],
        [29_999, 3],
      ] as const) {
        await vi.advanceTimersByTimeAsync(waitMs);
        expect(asked).toHaveLength(times);
        expect([element.shadowRoot?.querySelector('.wait') !== null, emitted]).toEqual([true, []]);
      }
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(4);
      expect(element.shadowRoot?.childElementCount).toBe(0);
      expect(emitted).toEqual([['error', expect.objectContaining({ code: 'TERMS_UNAVAILABLE', retryable: true })]]);
    });

    it('shows the figures of a later answer', async () => {
      const later = answer;
      answer = () => Promise.reject(new TypeError('Failed to fetch'));
      const { element, emitted } = await placeSoon('kadam-promo', shop);
      answer = later;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(textOf(element)).toBe('₹9,165 × 6 months NO COST EMI Check eligibility₹54,990 in all');
      expect(emitted.map(([name]) => name)).toEqual(['shown']);
    });

    it('times a try out after 10 s', async () => {
      const isOver: boolean[] = [];
      vi.stubGlobal(
        'fetch',
        (_url: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => {
              isOver.push(true);
              reject(new Error('aborted'));
            }),
          ),
      );
      await placeSoon('kadam-promo', shop);
      await vi.advanceTimersByTimeAsync(9_998);
      expect(isOver).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(isOver).toEqual([true]);
    });
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
    [{ ...shop, scheme: 'dim' }, 'scheme'],
    [{ ...shop, corners: '8px' }, 'corners'],
    [{ ...shop, density: 'dense' }, 'density'],
    [{ ...shop, typeface: 'Arial' }, 'typeface'],
  ])('with %j fires OPTIONS_INVALID with the attribute and loads nothing', async (attributes, field) => {
    const { emitted } = await place('kadam-promo', attributes);
    expect(emitted).toEqual([['error', expect.objectContaining({ code: 'OPTIONS_INVALID', field, retryable: false })]]);
    expect(emitted[0]?.[1]).toMatchObject({ message: expect.stringContaining(`${field}: expected`) });
    expect(asked).toEqual([]);
  });

  it('opens the explanation with its attributes, and fires its events', async () => {
    const colours = { 'primary-cta-color': '#b93a0e', 'merchant-name': 'Zenmart' };
    const look = { scheme: 'dark', corners: 'square', density: 'compact', typeface: 'system' };
    const { element, emitted } = await place('kadam-promo', { ...shop, ...colours, ...look });
    buttonOf(element).click();
    await settled();
    expect(sdk.sessions).toHaveLength(1);
    expect(sdk.sessions[0]).toMatchObject({
      method: 'openCommunication',
      given: [
        {
          merchantKey: 'zenmart_sandbox',
          amount: 54_990,
          merchantTheme: { primaryCTAColor: '#b93a0e', ...look },
          merchantDetails: { merchantName: 'Zenmart' },
        },
      ],
    });
    await sdk.sessions[0]?.emit('closed', { reason: 'escape' });
    expect(emitted.at(-1)).toEqual(['closed', { reason: 'escape' }]);
  });

  it('opens the eligibility check on request, unless the page calls preventDefault', async () => {
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

  it('preloads the explanation once on hover, and not with preload="none"', async () => {
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

  it('does not preload when the focus returns from its explanation', async () => {
    const { element } = await place('kadam-promo', shop);
    buttonOf(element).click();
    await settled();
    element.dispatchEvent(new Event('focusin'));
    await settled();
    expect(sdk.preload).not.toHaveBeenCalled();
    await sdk.sessions[0]?.emit('closed', { reason: 'escape' });
    await settled();
    element.dispatchEvent(new Event('focusin'));
    await settled();
    expect(sdk.preload).toHaveBeenCalledOnce();
  });

  it('keeps its content when it is moved, and removes it with the element', async () => {
    const { element } = await place('kadam-promo', shop);
    document.body.append(document.createElement('hr'), element);
    await settled();
    expect([asked.length, textOf(element)]).toEqual([
      1,
      '₹9,165 × 6 months NO COST EMI Check eligibility₹54,990 in all',
    ]);
    buttonOf(element).click();
    await settled();
    element.remove();
    await settled();
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
    expect(textOf(element)).toBe('');
  });
});

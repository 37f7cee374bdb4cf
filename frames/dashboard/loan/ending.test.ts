import { describe, expect, it } from 'vitest';
import { type EndingEvent, type EndingState, endingBegun, nextEnding, type Quotes } from './ending';

const exit = (totalPaise: number): NonNullable<Quotes['exit']> => ({
  principalPaise: totalPaise,
  days: 0,
  interestPaise: 0,
  feesPaise: 0,
  totalPaise,
  validUntilMs: 1,
  untilMs: 2,
  byDay: [],
});
const quotes = (paise: number | null): Quotes => ({
  exit: paise === null ? null : exit(paise),
  closing: null,
  serverNowMs: 0,
});
const happened = (...events: readonly EndingEvent[]): EndingState => events.reduce(nextEnding, endingBegun);

const quoted: EndingEvent = { type: 'quoted', quotes: quotes(6_842_624) };
const asked: EndingEvent = { type: 'asked', kind: 'exit' };
const agreed: EndingEvent = { type: 'agreed' };
const answered = (outcome: 'DONE' | 'AMOUNT_CHANGED' | 'NOT_OPEN', paise: number | null): EndingEvent => ({
  type: 'answered',
  answer: { outcome, ...quotes(paise) },
});

describe('ending a loan', () => {
  it('asks once more before anything is debited, and agrees to the amount that was shown', () => {
    expect(happened(quoted, asked).at).toEqual({ step: 'sure', kind: 'exit', amountPaise: 6_842_624 });
    expect(happened(quoted, asked, agreed).at).toEqual({ step: 'busy', kind: 'exit', amountPaise: 6_842_624 });
    expect(happened(quoted, asked, { type: 'declined' }).at).toEqual({ step: 'idle', news: null });
  });

  it('says what was debited once it is done', () => {
    expect(happened(quoted, asked, agreed, answered('DONE', null))).toEqual({
      quotes: quotes(null),
      at: { step: 'idle', news: { is: 'done', kind: 'exit', amountPaise: 6_842_624 } },
    });
  });

  it('shows the current amount if it has changed, and asks again', () => {
    const changed = happened(quoted, asked, agreed, answered('AMOUNT_CHANGED', 6_845_247));
    expect(changed).toEqual({ quotes: quotes(6_845_247), at: { step: 'idle', news: { is: 'changed' } } });
    expect(nextEnding(changed, asked).at).toEqual({ step: 'sure', kind: 'exit', amountPaise: 6_845_247 });
  });

  it.each([
    [answered('NOT_OPEN', null), 'notOpen'],
    [{ type: 'failed', isKnown: true }, 'refused'],
    [{ type: 'failed', isKnown: false }, 'unknown'],
  ] as const)('%j is said as %s', (event, is) => {
    expect(happened(quoted, asked, agreed, event).at).toEqual({ step: 'idle', news: { is } });
  });

  it('without a quote there is nothing to agree to', () => {
    expect(happened({ type: 'quotesFailed' }).at).toEqual({ step: 'unquoted' });
    expect(happened({ type: 'quotesFailed' }, { type: 'quotesAsked' }).at).toEqual({ step: 'quoting' });
    expect(happened({ type: 'quoted', quotes: quotes(null) }, asked).at).toEqual({ step: 'idle', news: null });
  });

  it.each([asked, quoted, { type: 'declined' }, agreed, { type: 'quotesFailed' }, { type: 'quotesAsked' }] as const)(
    '%j while the lender is asked changes nothing',
    (event) => {
      const busy = happened(quoted, asked, agreed);
      expect(nextEnding(busy, event)).toBe(busy);
    },
  );
});

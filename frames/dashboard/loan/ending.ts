import type { ResponseOf } from '../../../shared/api/endpoint';
import type { closeLoan, loanQuote } from '../../../shared/api/loans';

export type Quotes = ResponseOf<typeof loanQuote>;
type Answer = ResponseOf<typeof closeLoan>;

/** `exit`: within the cooling-off days · `closing`: early. */
export type EndingKind = 'exit' | 'closing';

/** State of ending a loan. Quotes are null until loaded. */
export interface EndingState {
  readonly quotes: Quotes | null;
  readonly at:
    | { readonly step: 'quoting' }
    | { readonly step: 'unquoted' }
    | { readonly step: 'idle'; readonly news: EndingNews | null }
    /** Confirmation with the shown amount. */
    | { readonly step: 'sure' | 'busy'; readonly kind: EndingKind; readonly amountPaise: number };
}

/** `done`: ended · `changed`: the cost has changed · `notOpen`: not possible any more · `refused`: the lender cannot now ·
 *  `unknown`: no response, so it may be done. Nothing was debited except after `done`, and possibly `unknown`. */
export type EndingNews =
  | { readonly is: 'done'; readonly kind: EndingKind; readonly amountPaise: number }
  | { readonly is: 'changed' | 'notOpen' | 'refused' | 'unknown' };

export type EndingEvent =
  | { readonly type: 'quotesAsked' }
  | { readonly type: 'quoted'; readonly quotes: Quotes }
  | { readonly type: 'quotesFailed' }
  | { readonly type: 'asked'; readonly kind: EndingKind }
  | { readonly type: 'declined' }
  | { readonly type: 'agreed' }
  | { readonly type: 'answered'; readonly answer: Answer }
  /** `isKnown`: the server has reported that nothing was done. */
  | { readonly type: 'failed'; readonly isKnown: boolean };

export const endingBegun: EndingState = { quotes: null, at: { step: 'quoting' } };

const news = { DONE: 'done', AMOUNT_CHANGED: 'changed', NOT_OPEN: 'notOpen' } as const;

type At<Step extends EndingState['at']['step']> = Extract<EndingState['at'], { step: Step }>;

/** State after an event. Ignores events that do not fit: the agreement is to one amount and one call. */
export function nextEnding(state: EndingState, event: EndingEvent): EndingState {
  const { at } = state;
  switch (at.step) {
    case 'quoting':
      return whileQuoting(state, event);
    case 'unquoted':
      return event.type === 'quotesAsked' ? { ...state, at: { step: 'quoting' } } : state;
    case 'idle':
      return whileIdle(state, event);
    case 'sure':
      return whileAsked(state, at, event);
    case 'busy':
      return whileBusy(state, at, event);
    default:
      return at satisfies never;
  }
}

function whileQuoting(state: EndingState, event: EndingEvent): EndingState {
  if (event.type === 'quotesFailed') return { ...state, at: { step: 'unquoted' } };
  return event.type === 'quoted' ? { quotes: event.quotes, at: { step: 'idle', news: null } } : state;
}

function whileIdle(state: EndingState, event: EndingEvent): EndingState {
  if (event.type !== 'asked') return state;
  const quote = state.quotes?.[event.kind];
  return quote ? { ...state, at: { step: 'sure', kind: event.kind, amountPaise: quote.totalPaise } } : state;
}

function whileAsked(state: EndingState, at: At<'sure' | 'busy'>, event: EndingEvent): EndingState {
  if (event.type === 'declined') return { ...state, at: { step: 'idle', news: null } };
  return event.type === 'agreed' ? { ...state, at: { ...at, step: 'busy' } } : state;
}

function whileBusy(state: EndingState, at: At<'sure' | 'busy'>, event: EndingEvent): EndingState {
  if (event.type === 'failed')
    return { ...state, at: { step: 'idle', news: { is: event.isKnown ? 'refused' : 'unknown' } } };
  if (event.type !== 'answered') return state;
  const { outcome, ...quotes } = event.answer;
  const is = news[outcome];
  const { kind, amountPaise } = at;
  return { quotes, at: { step: 'idle', news: is === 'done' ? { is, kind, amountPaise } : { is } } };
}

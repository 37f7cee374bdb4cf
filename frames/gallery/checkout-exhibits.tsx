import { App } from '../checkout/app/app';
import { checkout } from '../checkout/checkout-frame';
import { initialState } from '../checkout/flow/initial-state';
import type { CheckoutState } from '../checkout/flow/state';
import { modals, screens } from '../checkout/flow/testing/screens';
import { messagesOf } from '../checkout/page-messages';
import { completion, kfs, NOW_MS, on, split } from '../checkout/screens/testing/state';
import { loadMessages } from '../platform/i18n/load-messages';
import { type Exhibit, named } from './exhibit';

const statement = { kfsEnabled: true, kfsData: kfs, printUrl: 'https://kadam.example/kfs' };
const ready = { kfs: statement, completion } satisfies Partial<CheckoutState>;
const plans = on({ name: 'planSelection', phase: 'choosing', failure: null, notice: 'none' }, ready);

const ending = { startsAtMs: NOW_MS - 780_000, endsAtMs: NOW_MS + 120_000 };

/** Where both parts of a price are seen. */
const splitScreens: ReadonlySet<string> = new Set(['nearest', 'twoParts', 'secondFactor', 'kfs', 'pending', 'success']);

/** Every screen in every phase, every modal over the plans, and the plans without what they mostly have. */
const states: readonly CheckoutState[] = [
  ...screens.map((screen) => on(screen, ready)),
  ...screens.filter(({ name }) => splitScreens.has(name)).map((screen) => on(screen, split)),
  ...modals.map((modal) => ({ ...plans, modal })),
  { ...plans, timer: ending, moreTime: 'asked' },
  { ...plans, timer: ending, moreTime: 'failed' },
  { ...plans, offline: true },
  { ...plans, choice: { ...initialState.choice, lenderId: plans.choice.lenderId }, preview: null },
  { ...plans, paymentDetails: plans.paymentDetails && { ...plans.paymentDetails, lenders: [], ntbLenders: [] } },
  { ...plans, merchant: { ...plans.merchant, merchantName: 'Shree Venkateshwara Electronics and Home Appliances' } },
];

const wordsOf = ({ screen, modal, offline, moreTime, choice }: CheckoutState): readonly unknown[] => [
  ...(modal.name === 'none' ? Object.values(screen) : Object.values(modal)),
  offline ? 'offline' : null,
  choice.financedAmount === undefined ? null : 'split',
  moreTime === 'notYet' ? null : `moreTime ${moreTime}`,
];

export const checkoutExhibits: readonly Exhibit[] = named('checkout', states, wordsOf).map(([name, state]) => ({
  name,
  draw: async (locale) => {
    const messages = await loadMessages(locale, messagesOf);
    return <App flow={checkout({ messages, first: state, nowMs: () => NOW_MS })} />;
  },
}));

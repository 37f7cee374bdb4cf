import { App } from '../checkout/app/app';
import { createCheckoutMachine } from '../checkout/app/checkout-machine';
import { initialState } from '../checkout/flow/initial-state';
import type { CheckoutState } from '../checkout/flow/state';
import { modals, screens } from '../checkout/flow/testing/screens';
import { catalogues } from '../checkout/messages/catalogues';
import { en } from '../checkout/messages/en';
import { completion, kfs, NOW_MS, on } from '../checkout/screens/testing/state';
import { loadCatalogue } from '../platform/i18n/load-catalogue';
import { type Exhibit, named } from './exhibit';

const statement = { kfsEnabled: true, kfsData: kfs, printUrl: 'https://kadam.example/kfs' };
const ready = { kfs: statement, completion } satisfies Partial<CheckoutState>;
const plans = on({ name: 'planSelection', phase: 'choosing', failure: null, notice: 'none' }, ready);

/** Every screen in every phase, every modal over the plans, and the plans without what they mostly have. */
const states: readonly CheckoutState[] = [
  ...screens.map((screen) => on(screen, ready)),
  ...modals.map((modal) => ({ ...plans, modal })),
  { ...plans, offline: true },
  { ...plans, choice: initialState.choice, preview: null },
  { ...plans, offers: plans.offers && { ...plans.offers, lenders: [], ntbLenders: [] } },
  { ...plans, merchant: { ...plans.merchant, merchantName: 'Shree Venkateshwara Electronics and Home Appliances' } },
];

const wordsOf = ({ screen, modal, offline }: CheckoutState): readonly unknown[] => [
  ...(modal.name === 'none' ? Object.values(screen) : Object.values(modal)),
  offline ? 'offline' : null,
];

export const checkoutExhibits: readonly Exhibit[] = named('checkout', states, wordsOf).map(([name, state]) => ({
  name,
  draw: async (locale) => {
    const machine = createCheckoutMachine(() => NOW_MS);
    machine.speak(await loadCatalogue(catalogues, en, locale));
    machine.store.set(machine.stateAtom, state);
    return <App machine={machine} />;
  },
}));

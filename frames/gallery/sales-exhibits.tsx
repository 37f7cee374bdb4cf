import { App } from '../agent/app/app';
import { createSalesMachine } from '../agent/app/sales-machine';
import { shownScreen } from '../agent/flow/navigation';
import { bottomSheetConfig } from '../agent/flow/spec-names';
import type { SalesState } from '../agent/flow/state';
import { shownStates } from '../agent/flow/testing/every-state';
import { START_MS } from '../agent/flow/testing/play';
import { catalogues } from '../agent/messages/catalogues';
import { en } from '../agent/messages/en';
import { loadCatalogue } from '../platform/i18n/load-catalogue';
import { type Exhibit, named } from './exhibit';

/** What a person sees of a state, in words. */
const wordsOf = (state: SalesState): readonly unknown[] => {
  const { moduleName } = bottomSheetConfig(state);
  return [
    shownScreen(state).replace('/', ''),
    moduleName,
    moduleName === 'MOBILE_VERIFICATION' && state.mobileFlow.step,
    moduleName === 'SHARE_NTB_APP' && state.ntbShare.step,
    moduleName === 'SA_SHARE_INFO' && state.shareState,
    moduleName === 'USER_ELIGIBILITY_INFO' && state.outcome,
    state.errorModal.status === 'open' && 'error',
    state.offline && 'offline',
  ];
};

export const salesExhibits: readonly Exhibit[] = named('sales app', [...shownStates()], wordsOf).map(
  ([name, state]) => ({
    name,
    draw: async (locale) => {
      const machine = createSalesMachine(() => START_MS);
      machine.speak(await loadCatalogue(catalogues, en, locale));
      machine.store.set(machine.stateAtom, state);
      return <App machine={machine} />;
    },
  }),
);

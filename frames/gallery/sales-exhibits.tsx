import { App } from '../agent/app/app';
import { createSalesMachine } from '../agent/app/sales-machine';
import { sheetOf } from '../agent/flow/sheets';
import { bottomSheetConfig } from '../agent/flow/spec-names';
import type { SalesState } from '../agent/flow/state';
import { shownStates } from '../agent/flow/testing/every-state';
import { START_MS } from '../agent/flow/testing/harness';
import { messagesOf } from '../agent/page-messages';
import { loadMessages } from '../platform/i18n/load-messages';
import { type Exhibit, named } from './exhibit';

/** How far the open sheet is. */
function stepOf({ view, purchase: { checkEligibilityResponse } }: SalesState): readonly string[] {
  const sheet = sheetOf(view);
  switch (sheet.name) {
    case 'MOBILE_VERIFICATION':
      return [sheet.otp.step, sheet.otp.step === 'verified' ? checkEligibilityResponse.status : sheet.otp.phase];
    case 'SHARE_NTB_APP':
      return [sheet.step];
    case 'SA_SHARE_INFO':
      return [sheet.share];
    case 'USER_ELIGIBILITY_INFO':
      return [sheet.outcome];
    default:
      return [];
  }
}

/** What a person sees of a state, in words. */
const wordsOf = (state: SalesState): readonly unknown[] => {
  const { moduleName } = bottomSheetConfig(state);
  return [
    state.view.screen.replace('/', ''),
    moduleName,
    ...stepOf(state),
    state.modal.name === 'errorModal' && 'error',
    state.offline && 'offline',
    state.session.outbox?.isOpen && 'outbox',
  ];
};

export const salesExhibits: readonly Exhibit[] = named('sales app', [...shownStates()], wordsOf).map(
  ([name, state]) => ({
    name,
    draw: async (locale) => {
      const machine = createSalesMachine(() => START_MS);
      machine.speak(await loadMessages(locale, messagesOf));
      const { outbox } = state.session;
      if (state.offline && outbox?.isOpen) {
        // Opened from the dialog, else that would lie over it.
        machine.store.set(machine.stateAtom, { ...state, outbox: { ...outbox, isOpen: false } });
        setTimeout(() => machine.store.set(machine.stateAtom, state));
      } else machine.store.set(machine.stateAtom, state);
      return <App machine={machine} />;
    },
  }),
);

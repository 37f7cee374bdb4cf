import { App } from '../eligibility/app/app';
import { createEligibilityMachine } from '../eligibility/app/machine';
import { stateAtom } from '../eligibility/flow/eligibility-atoms';
import type { EligibilityState, Mode } from '../eligibility/flow/state';
import { messagesOf } from '../eligibility/page-messages';
import { shownStates } from '../eligibility/testing/shown-states';
import { loadMessages } from '../platform/i18n/load-messages';
import { type Exhibit, named } from './exhibit';

const wordsOf = ({ screen, isStorageFine }: EligibilityState): readonly unknown[] => [
  isStorageFine ? screen.name : 'incompatible',
  screen.name === 'VERIFY_MOBILE' && screen.otp.step,
  screen.name === 'VERIFY_MOBILE' && 'phase' in screen.otp && screen.otp.phase,
  screen.name === 'API_ERROR' && screen.cause,
];

function exhibit(name: string, state: EligibilityState, mode: Mode): Exhibit {
  return {
    name,
    draw: async (locale) => {
      const machine = createEligibilityMachine();
      machine.speak(await loadMessages(locale, messagesOf));
      machine.store.set(stateAtom, { ...state, mode });
      return <App machine={machine} />;
    },
  };
}

export const eligibilityExhibits: readonly Exhibit[] = named('eligibility', shownStates, wordsOf).flatMap(
  ([name, state]) => [exhibit(name, state, 'modal'), exhibit(`${name}, in the page`, state, 'inline')],
);

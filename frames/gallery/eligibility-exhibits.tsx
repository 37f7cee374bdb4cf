import { App } from '../eligibility/app/app';
import { eligibility } from '../eligibility/eligibility-frame';
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
      const messages = await loadMessages(locale, messagesOf);
      return <App flow={eligibility({ messages, first: { ...state, mode } })} />;
    },
  };
}

export const eligibilityExhibits: readonly Exhibit[] = named('eligibility', shownStates, wordsOf).flatMap(
  ([name, state]) => [exhibit(name, state, 'modal'), exhibit(`${name}, in the page`, state, 'inline')],
);

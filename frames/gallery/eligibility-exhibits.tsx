import { App } from '../eligibility/app/app';
import { EligibilityMachine, type Setting } from '../eligibility/app/machine';
import type { EligibilityState } from '../eligibility/flow/state';
import { catalogues } from '../eligibility/messages/catalogues';
import { en } from '../eligibility/messages/en';
import { shownStates } from '../eligibility/testing/shown-states';
import { loadCatalogue } from '../platform/i18n/load-catalogue';
import { type Exhibit, named } from './exhibit';

const wordsOf = ({ screen, isStorageFine }: EligibilityState): readonly unknown[] => [
  isStorageFine ? screen.name : 'incompatible',
  screen.name === 'VERIFY_MOBILE' && screen.otp.step,
  screen.name === 'API_ERROR' && screen.cause,
];

function exhibit(name: string, state: EligibilityState, setting: Partial<Setting>): Exhibit {
  return {
    name,
    draw: async (locale) => {
      const machine = new EligibilityMachine();
      machine.speak(await loadCatalogue(catalogues, en, locale));
      machine.set({ ...setting, later: await import('../eligibility/app/later') });
      machine.store.set(machine.stateAtom, state);
      return <App machine={machine} close={() => undefined} reload={() => undefined} />;
    },
  };
}

export const eligibilityExhibits: readonly Exhibit[] = named('eligibility', shownStates, wordsOf).flatMap(
  ([name, state]) => [
    exhibit(name, state, { mode: 'modal' }),
    exhibit(`${name}, in the page`, state, { mode: 'inline' }),
  ],
);

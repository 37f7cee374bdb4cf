import { changeProfile, forgetMe } from '../../shared/api/customer';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import type { PersonalData } from './personal-data';

const calls = { save: changeProfile, remove: forgetMe };

/** A call that is made in a sheet. */
export type SheetStep = 'open' | 'sending' | 'failed';

export interface PersonalDataState {
  readonly held: PersonalData;
  readonly sheet: null | { readonly name: 'correct' | 'delete'; readonly step: SheetStep };
}

export type PersonalDataEvent =
  | { readonly type: 'correctionAsked' }
  | { readonly type: 'correctionSent'; readonly name: string; readonly email: string }
  | { readonly type: 'deletionAsked' }
  | { readonly type: 'deletionConfirmed' }
  | { readonly type: 'sheetClosed' };

type PersonalDataRules = Flow<PersonalDataState, typeof calls, PersonalData, never, 'leave'>;

function setStep(flow: PersonalDataRules, step: SheetStep): void {
  const { sheet } = flow.state;
  if (sheet) flow.set({ ...flow.state, sheet: { ...sheet, step } });
}

/** Personal data of the customer: name and e-mail address can be corrected, and what nothing needs deleted. */
export const personalDataFlow: FlowDefinition<
  PersonalDataState,
  PersonalDataEvent,
  typeof calls,
  PersonalData,
  never,
  'leave'
> = {
  initial: (held) => ({ held, sheet: null }),
  calls,
  on: {
    correctionAsked: (flow) => flow.set({ ...flow.state, sheet: { name: 'correct', step: 'open' } }),
    correctionSent(flow, { name, email }) {
      setStep(flow, 'sending');
      flow.call('save', { name, email });
    },
    deletionAsked: (flow) => flow.set({ ...flow.state, sheet: { name: 'delete', step: 'open' } }),
    deletionConfirmed(flow) {
      setStep(flow, 'sending');
      flow.call('remove', {});
    },
    sheetClosed: (flow) => flow.set({ ...flow.state, sheet: null }),
  },
  answers: {
    save: {
      done: (flow, { name, email }) => flow.set({ held: { ...flow.state.held, name, email }, sheet: null }),
      failed: (flow) => setStep(flow, 'failed'),
    },
    remove: {
      done: (flow) => flow.run('leave'),
      failed: (flow) => setStep(flow, 'failed'),
    },
  },
  timers: {},
};

import type { FlowDefinition } from '../../platform/page/flow';
import type { Owed } from './owed-data';

/** The overview of all loans, which only shows. */
export const owedFlow: FlowDefinition<Owed, never, Record<never, never>, Owed> = {
  initial: (owed) => owed,
  calls: {},
  on: {},
  answers: {},
  timers: {},
};

import type { FlowDefinition } from '../platform/page/flow';
import type { LenderPageData } from './read-status';

/** Time that the name of the lender's server is shown. */
const LEAVE_AFTER_MS = 3_000;

/** `replaceAddress`: the pressed link opens the lender by itself. */
export type LenderPageEffect = 'leave' | 'replaceAddress';
export interface LenderPageEvent {
  readonly type: 'linkPressed';
}

/** The way to the lender's own page, which opens by itself. Source: RTE-056. */
export const lenderPageFlow: FlowDefinition<
  LenderPageData,
  LenderPageEvent,
  Record<never, never>,
  LenderPageData,
  'leave',
  LenderPageEffect
> = {
  initial: (data) => data,
  start: (flow) => flow.startTimer('leave', LEAVE_AFTER_MS),
  calls: {},
  on: { linkPressed: (flow) => flow.run('replaceAddress') },
  answers: {},
  timers: { leave: (flow) => flow.run('leave') },
  firesHidden: ['leave'],
};

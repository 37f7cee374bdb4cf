import type { Failure } from '../../platform/api/failure';
import { type CallsOf, type CallsState, noCalls } from '../../platform/flow/calls';
import type { endpoints } from './endpoints';

export type ApplicationCalls = CallsOf<typeof endpoints>;
/** As the server has it; its times are the server's. */
export type SharedApplication = ApplicationCalls['info']['data'];

/** What is shown of an application that was shared by a link. `missing`: the link leads to no application. `refresh`: of
 *  looking again, while what was seen before stays in sight. */
export type Screen =
  | { readonly name: 'loading' | 'missing' }
  | {
      readonly name: 'shown';
      readonly application: SharedApplication;
      readonly refresh: 'none' | 'running' | 'failed';
    }
  | { readonly name: 'failed'; readonly failure: Failure };

export interface ApplicationState extends CallsState<ApplicationCalls> {
  readonly screen: Screen;
  /** From the link; null where it has none that could be one. */
  readonly reference: string | null;
}

export const initialState: ApplicationState = { ...noCalls, screen: { name: 'loading' }, reference: null };

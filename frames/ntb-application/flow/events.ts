import type { CallEffect, CallFailed, CallSucceeded } from '../../platform/flow/calls';
import type { ApplicationCalls } from './state';

export type ApplicationEvent =
  /** `reference`: null where the link has none that could be one. */
  | { readonly type: 'opened'; readonly reference: string | null }
  /** 'Check again', 'Try again'. */
  | { readonly type: 'lookedAgain' }
  | { readonly type: 'wentOnline' }
  | CallSucceeded<ApplicationCalls>
  | CallFailed<ApplicationCalls>;

export type ApplicationEffect = CallEffect<ApplicationCalls>;

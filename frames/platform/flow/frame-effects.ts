import type { ErrorReporter } from '../analytics/error-reporter';
import type { Failure } from '../api/failure';
import type { Session } from '../session/session';
import type { Theme } from '../theme/theme-of';
import type { CallPorts, Runner } from './call-runner';
import type { CallEffect, CallFailed, Calls, NameOf } from './calls';
import { lazyCalls } from './lazy-calls';
import type { Performers } from './perform';

/** Effects of every flow. Results return as events. */
export type FrameEffect<C extends Calls, Timer extends string> =
  | CallEffect<C>
  | { readonly type: 'applyTheme'; readonly theme: Theme }
  | { readonly type: 'forgetSession' }
  | { readonly type: 'startTimer'; readonly timer: Timer; readonly id: number; readonly delayMs: number }
  | { readonly type: 'checkConnection' }
  | { readonly type: 'checkStorage' }
  | { readonly type: 'report'; readonly failure: Failure; readonly during: NameOf<C> | 'chunk' };

/** Events from effects, except results of calls. */
export type FrameEvent<Timer extends string> =
  | { readonly type: 'timerFired'; readonly timer: Timer; readonly id: number }
  | { readonly type: 'wentOnline' }
  | { readonly type: 'storageChecked'; readonly available: boolean };

/** Environment of the effects. */
export interface FramePorts extends CallPorts {
  readonly session: Session;
  readonly reporter: ErrorReporter;
  readonly startTimer: (delayMs: number, fire: () => void) => void;
  readonly applyTheme: (theme: Theme) => void;
  readonly isOnline: () => boolean;
  readonly isStorageFine: () => Promise<boolean>;
}

/** Runs the effects. `loadCalls` loads HTTP client and schemas, which no first screen needs. */
export function frameEffects<C extends Calls, State, Timer extends string>(
  ports: FramePorts,
  machine: { readonly state: State; readonly send: (event: FrameEvent<Timer> | CallFailed<C>) => void },
  loadCalls: () => Promise<Runner<C, State>>,
): Performers<FrameEffect<C, Timer>> {
  const { send } = machine;
  const calls = lazyCalls(loadCalls, send);
  return {
    call: ({ pending }) => void calls.start(pending, machine.state),
    abortCall: ({ requestId }) => calls.abort(requestId),
    applyTheme: ({ theme }) => ports.applyTheme(theme),
    forgetSession: () => ports.session.clear(),
    startTimer: ({ timer, id, delayMs }) => ports.startTimer(delayMs, () => send({ type: 'timerFired', timer, id })),
    checkConnection: () => {
      if (ports.isOnline()) send({ type: 'wentOnline' });
    },
    checkStorage: () => void ports.isStorageFine().then((available) => send({ type: 'storageChecked', available })),
    report: ({ failure: { code, message }, during }) =>
      ports.reporter.report({ code, message, errorName: 'Error', during }),
  };
}

import type { CallRules } from '../../platform/flow/calls';
import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { ScreenContext } from '../../platform/flow/screen-context';
import type { ApplicationEffect, ApplicationEvent } from './events';
import type { ApplicationCalls, ApplicationState, Screen } from './state';

class ApplicationContext extends ScreenContext<ApplicationCalls, Screen, ApplicationState, ApplicationEffect> {}

const NOT_FOUND = 404;

/** Asks where the application stands. What was seen once stays in sight, also when this fails. */
function look(context: ApplicationContext): void {
  const { reference } = context.state;
  const shown = context.on('shown');
  // A link without a proper reference leads nowhere, and the server is not asked.
  if (reference === null) context.show({ name: 'missing' });
  else {
    context.show(shown ? { ...shown, refresh: 'running' } : { name: 'loading' });
    context.call('info', { ref: reference });
  }
}

const callRules: CallRules<ApplicationContext, ApplicationCalls> = {
  info: {
    done: (context, application) => context.show({ name: 'shown', application, refresh: 'none' }),
    failed: (context, failure) => {
      const shown = context.on('shown');
      if (failure.status === NOT_FOUND) context.show({ name: 'missing' });
      else context.show(shown ? { ...shown, refresh: 'failed' } : { name: 'failed', failure });
    },
  },
};

const rules: Rules<ApplicationContext, ApplicationEvent> = {
  opened: (context, { reference }) => {
    context.set({ reference });
    look(context);
  },
  lookedAgain: look,
  wentOnline: (context) => {
    if (context.on('failed')) look(context);
  },
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: (context, event) => {
    const pending = context.fail(event);
    if (pending) callRules.info.failed(context, event.failure, pending);
  },
};

/** The page of a shared application as a pure function. `nowMs`: epoch ms of the event. */
export function reduce(
  state: ApplicationState,
  event: ApplicationEvent,
  nowMs: number,
): Transition<ApplicationState, ApplicationEffect> {
  const context = new ApplicationContext(state, nowMs);
  applyRule<ApplicationContext, ApplicationEvent>(rules, context, event);
  return context.end();
}

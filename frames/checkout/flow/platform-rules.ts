import type { Rules } from '../../platform/flow/rules';
import { onFailure, onSuccess, resume } from './answers';
import type { CheckoutContext } from './checkout-context';
import { codeStep } from './code-step';
import type { CheckoutEvent } from './events';
import { onMandatePageBlocked } from './mandate';
import { askForMissing } from './missing';
import { openErrorModal } from './modal';
import { askForTime } from './more-time';
import { confirmNtb, onLenderWindowBlocked } from './ntb';
import { open, startSession } from './opening';
import { askHosted, onLenderPageBlocked } from './paying';
import { askStatus } from './poll';
import { couldBeTaken, endsWithOrder } from './screen-facts';
import { syncPayment } from './sync-payment';
import { end } from './terminal-screen';

/** The order's time is over by our clock; the server has the word. */
function onOrderEnd(context: CheckoutContext): void {
  if (endsWithOrder(context.state.screen) && context.state.phase === 'open') syncPayment(context, null);
}

/** What was meant while the line was down is done now, and what did not come is asked for again. */
function onOnline(context: CheckoutContext): void {
  context.set({ offline: false });
  resume(context);
  if (!askForMissing(context)) askStatus(context);
}

/** The browser did not open a page of the lender's: whatever asked for it offers it again. */
function onPageBlocked(context: CheckoutContext): void {
  onLenderPageBlocked(context);
  onLenderWindowBlocked(context);
  onMandatePageBlocked(context);
}

/** The shopper may have done something on a page of the lender's, or in another tab. */
/** Only a customer who has opened the lender's page can be back from it. */
function askApplication(context: CheckoutContext): void {
  if (!confirmNtb(context)) askStatus(context);
}

function onReturn(context: CheckoutContext): void {
  const { mandate } = context.state;
  if (context.on('lenderHosted')?.phase === 'away') askHosted(context);
  else if (context.on('ntbStatus')?.status === 'atLender') askApplication(context);
  else if (context.on('success') && mandate?.mandate === 'needed' && mandate.phase === 'away') askStatus(context);
  else if (couldBeTaken(context.state)) askStatus(context);
}

/** What the host, the server, the browser and the clock report. */
export const platformRules: Rules<
  CheckoutContext,
  CheckoutEvent,
  | 'opened'
  | 'userUuidSeen'
  | 'wentOffline'
  | 'wentOnline'
  | 'storageChecked'
  | 'callSucceeded'
  | 'callFailed'
  | 'timerFired'
  | 'otpRead'
  | 'lenderPageOpened'
  | 'lenderReturned'
  | 'chunkFailed'
> = {
  opened: (context, { open: request }) => open(context, request),
  userUuidSeen: (context, { userUuid, clientId }) =>
    context.set({ config: { ...context.state.config, userUUID: userUuid, clientId } }),
  wentOffline: (context) => context.set({ offline: true }),
  wentOnline: onOnline,
  storageChecked: (context, { available }) => {
    if (!available) end(context, 'incompatible', null);
    else if (context.on('ended')?.reason === 'incompatible') {
      context.show({ name: 'loading' });
      if (context.state.entry) startSession(context);
    }
  },
  callSucceeded: onSuccess,
  callFailed: onFailure,
  timerFired: (context, { timer, id }) => {
    if (timer === 'snackbar') {
      if (context.state.snackbar?.id === id) context.set({ snackbar: null });
    } else if (timer === 'otpFailure') codeStep(context, { type: 'failureShown', id });
    else if (timer === 'orderEnd' || timer === 'timeLow') {
      if (id < context.state.orderTimerId) return;
      if (timer === 'timeLow') askForTime(context);
      else onOrderEnd(context);
    } else if (context.state.pollTimerId === id) askStatus(context);
  },
  otpRead: (context, { code }) => codeStep(context, { type: 'codeTyped', text: code }),
  lenderPageOpened: (context, { isOpen }) => {
    if (!isOpen) onPageBlocked(context);
  },
  lenderReturned: onReturn,
  chunkFailed: (context, { failure }) => {
    context.ask({ type: 'report', failure, during: 'chunk' });
    openErrorModal(context, failure, true);
  },
};

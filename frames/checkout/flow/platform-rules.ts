import { at } from '../../platform/flow/at';
import type { Rules } from '../../platform/flow/rules';
import { resume } from './answers';
import { type CheckoutFlow, change, show } from './checkout-flow';
import { codeStep } from './code-step';
import type { CheckoutEvent } from './events';
import { onMandatePageBlocked } from './mandate';
import { askForMissing } from './missing';
import { openErrorModal } from './modal';
import { confirmNtb, onLenderWindowBlocked } from './ntb';
import { open, startSession } from './opening';
import { askHosted, onLenderPageBlocked } from './paying';
import { askStatus } from './poll';
import { couldBeTaken, endsWithOrder } from './screen-facts';
import { syncPayment } from './sync-payment';
import { end } from './terminal-screen';

/** The order's time is over by our clock; the server has the word. */
export function onOrderEnd(flow: CheckoutFlow): void {
  if (endsWithOrder(flow.state.screen) && flow.state.phase === 'open') syncPayment(flow, null);
}

/** What was meant while the line was down is done now, and what did not come is asked for again. */
function onOnline(flow: CheckoutFlow): void {
  change(flow, { offline: false });
  resume(flow);
  if (!askForMissing(flow)) askStatus(flow);
}

/** The browser did not open a page of the lender's: whatever asked for it offers it again. */
function onPageBlocked(flow: CheckoutFlow): void {
  onLenderPageBlocked(flow);
  onLenderWindowBlocked(flow);
  onMandatePageBlocked(flow);
}

/** The shopper may have done something on a page of the lender's, or in another tab. */
/** Only a customer who has opened the lender's page can be back from it. */
function askApplication(flow: CheckoutFlow): void {
  if (!confirmNtb(flow)) askStatus(flow);
}

function onReturn(flow: CheckoutFlow): void {
  const { mandate } = flow.state;
  if (at(flow.state, 'lenderHosted')?.phase === 'away') askHosted(flow);
  else if (at(flow.state, 'ntbStatus')?.status === 'atLender') askApplication(flow);
  else if (at(flow.state, 'success') && mandate?.mandate === 'needed' && mandate.phase === 'away') askStatus(flow);
  else if (couldBeTaken(flow.state)) askStatus(flow);
}

/** What the host, the server, the browser and the clock report. */
export const platformRules: Rules<
  CheckoutFlow,
  CheckoutEvent,
  | 'opened'
  | 'userUuidSeen'
  | 'wentOffline'
  | 'wentOnline'
  | 'storageChecked'
  | 'otpRead'
  | 'lenderPageOpened'
  | 'lenderReturned'
  | 'chunkFailed'
> = {
  opened: (flow, { open: request }) => open(flow, request),
  userUuidSeen: (flow, { userUuid, clientId }) =>
    change(flow, { config: { ...flow.state.config, userUUID: userUuid, clientId } }),
  wentOffline: (flow) => change(flow, { offline: true }),
  wentOnline: onOnline,
  storageChecked: (flow, { available }) => {
    if (!available) end(flow, 'incompatible', null);
    else if (at(flow.state, 'ended')?.reason === 'incompatible') {
      show(flow, { name: 'loading' });
      if (flow.state.entry) startSession(flow);
    }
  },
  otpRead: (flow, { code }) => codeStep(flow, { type: 'codeTyped', text: code }),
  lenderPageOpened: (flow, { isOpen }) => {
    if (!isOpen) onPageBlocked(flow);
  },
  lenderReturned: onReturn,
  chunkFailed: (flow, { failure }) => {
    flow.run({ type: 'report', failure, during: 'chunk' });
    openErrorModal(flow, failure, true);
  },
};

import type { Rules } from '../../platform/flow/rules';
import { endSession, onFailure, onSuccess, onToken } from './answers';
import { retry } from './back';
import type { SalesEvent } from './events';
import { cleanAmount } from './field-rules';
import { coverWithInterstitial } from './interstitial';
import { openErrorModal } from './modal';
import { open } from './opening';
import type { SalesContext } from './sales-context';
import { otpStep } from './share-code';
import { onShareEnded } from './sharing';
import { expireSession } from './terminal-screen';
import { showToast } from './toast';
import { isOpenView, openViewOf } from './views';

/** What the host, the server, the browser and the clock report. */
export const platformRules: Rules<
  SalesContext,
  SalesEvent,
  | 'opened'
  | 'tokenReceived'
  | 'tokenRefused'
  | 'billChanged'
  | 'wentOffline'
  | 'wentOnline'
  | 'storageChecked'
  | 'outboxChanged'
  | 'sessionRefused'
  | 'userUuidSeen'
  | 'callSucceeded'
  | 'callFailed'
  | 'timerFired'
  | 'shareEnded'
  | 'copyEnded'
  | 'chunkFailed'
> = {
  opened: (context, { open: request }) => open(context, request),
  tokenReceived: (context, { authToken }) => onToken(context, authToken),
  tokenRefused: (context) => {
    if (context.state.session.awaitingToken.length > 0) expireSession(context, null);
  },
  billChanged: (context, { amountRupees }) => context.setSession({ bill: cleanAmount(String(amountRupees)) }),
  wentOffline: (context) => context.set({ offline: true }),
  // The dialog closes without a click, and what the agent meant meanwhile is done. Source: S2§2.
  wentOnline: (context) => {
    context.set({ offline: false });
    retry(context);
  },
  storageChecked: (context, { available }) => {
    const { view } = context.state;
    // What has ended stays so, with storage and without.
    if (available && view.screen === 'incompatible') context.set({ view: view.covers });
    else if (!available && isOpenView(view)) context.set({ view: { screen: 'incompatible', covers: view } });
  },
  outboxChanged: (context, { outbox }) => context.setSession({ outbox }),
  sessionRefused: (context, { failure }) => {
    if (!endSession(context, failure)) expireSession(context, failure);
  },
  userUuidSeen: (context, { userUuid }) => context.setSession({ userUuid }),
  callSucceeded: onSuccess,
  callFailed: onFailure,
  timerFired: (context, { timer, id }) => {
    if (timer === 'toast') {
      if (context.state.toast?.id === id) context.set({ toast: null });
    } else if (timer === 'otpFailure') otpStep(context, { type: 'failureShown', id });
    else if (openViewOf(context.state.view)?.interstitialTimerId === id) coverWithInterstitial(context);
  },
  shareEnded: (context, { result }) => onShareEnded(context, result),
  copyEnded: (context, { copied }) => showToast(context, copied ? 'linkCopied' : 'copyFailed'),
  chunkFailed: (context, { failure }) => {
    context.ask({ type: 'report', failure, during: 'chunk' });
    const { modal } = context.state;
    if (modal.name === 'none' || !modal.canRetry) openErrorModal(context, failure, 'chunk');
  },
};

import { onFailure, onSuccess, onToken } from './answers';
import { retry } from './back';
import { expireSession } from './halt';
import type { Handlers } from './handlers';
import { showInterstitial } from './interstitial';
import { openErrorModal } from './modal';
import { open } from './opening';
import { onShareEnded } from './sharing';
import { showToast } from './toast';

/** What the host, the server, the browser and the clock report. */
export const platformRules: Handlers<
  | 'opened'
  | 'tokenReceived'
  | 'tokenRefused'
  | 'wentOffline'
  | 'wentOnline'
  | 'storageChecked'
  | 'userUuidSeen'
  | 'callSucceeded'
  | 'callFailed'
  | 'timerFired'
  | 'shareEnded'
  | 'copyEnded'
  | 'chunkFailed'
> = {
  opened: (turn, { open: request }) => open(turn, request),
  tokenReceived: (turn, { authToken }) => onToken(turn, authToken),
  tokenRefused: (turn) => {
    if (turn.state.awaitingToken.length > 0) expireSession(turn, null);
  },
  wentOffline: (turn) => turn.set({ offline: true }),
  // The dialog closes without a click, and what the agent meant meanwhile is done. Source: S2§2.
  wentOnline: (turn) => {
    const meant = turn.state.resumeWhenOnline;
    turn.set({ offline: false, resumeWhenOnline: null });
    if (meant !== null) retry(turn, meant);
  },
  storageChecked: (turn, { available }) => {
    const { standstill } = turn.state;
    if (!available) turn.set({ standstill: 'incompatible' });
    else if (standstill === 'incompatible') turn.set({ standstill: 'none' });
  },
  userUuidSeen: (turn, { userUuid }) => turn.set({ userUuid }),
  callSucceeded: onSuccess,
  callFailed: onFailure,
  timerFired: (turn, { timer, id }) => {
    if (timer === 'toast') {
      if (turn.state.toast?.id === id) turn.set({ toast: null });
    } else if (turn.state.interstitialTimerId === id) showInterstitial(turn);
  },
  shareEnded: (turn, { result }) => onShareEnded(turn, result),
  copyEnded: (turn, { copied }) => showToast(turn, copied ? 'linkCopied' : 'copyFailed'),
  chunkFailed: (turn, { failure }) => {
    turn.ask({ type: 'report', failure, during: 'chunk' });
    const modal = turn.state.errorModal;
    if (modal.status === 'closed' || modal.retry === null) openErrorModal(turn, failure, 'loadChunk');
  },
};

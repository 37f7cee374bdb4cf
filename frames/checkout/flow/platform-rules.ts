import { onFailure, onSuccess, resume } from './answers';
import { findPlace } from './find-place';
import { end } from './halt';
import type { Handlers } from './handlers';
import { typeLenderOtp } from './lender-steps';
import { onMandatePageBlocked } from './mandate';
import { typeOtp } from './mobile';
import { openErrorModal } from './modal';
import { onLenderWindowBlocked } from './ntb';
import { open, retryStart, startSession } from './opening';
import { onFailureShown } from './otp-failure';
import { askHosted, onLenderPageBlocked } from './paying';
import { askStatus } from './poll';
import type { Turn } from './turn';

/** The order's time is over by our clock; the server has the word. Where the lender was asked, only its answer counts. */
function onOrderEnd(turn: Turn): void {
  const { name } = turn.state.screen;
  const isOver = ['loading', 'startFailed', 'processing', 'pending', 'success', 'ended'].includes(name);
  if (!isOver && turn.state.phase === 'open') findPlace(turn, null);
}

/** What was meant while the line was down is done now. */
function onOnline(turn: Turn): void {
  turn.set({ offline: false });
  resume(turn);
  if (turn.on('startFailed')) retryStart(turn);
  else askStatus(turn);
}

/** The browser did not open a page of the lender's: whatever asked for it offers it again. */
function onPageBlocked(turn: Turn): void {
  onLenderPageBlocked(turn);
  onLenderWindowBlocked(turn);
  onMandatePageBlocked(turn);
}

/** The shopper may have done something on a page of the lender's. */
function onReturn(turn: Turn): void {
  const { mandate } = turn.state;
  if (turn.on('lenderHosted')?.phase === 'away') askHosted(turn);
  else if (turn.on('ntbStatus')?.standing === 'atLender') askStatus(turn);
  else if (turn.on('success') && mandate?.mandate === 'needed' && mandate.phase === 'away') askStatus(turn);
}

/** What the host, the server, the browser and the clock report. */
export const platformRules: Handlers<
  | 'opened'
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
  opened: (turn, { open: request }) => open(turn, request),
  wentOffline: (turn) => turn.set({ offline: true }),
  wentOnline: onOnline,
  storageChecked: (turn, { available }) => {
    if (!available) end(turn, 'incompatible', null);
    else if (turn.on('ended')?.reason === 'incompatible') {
      turn.show({ name: 'loading' });
      if (turn.state.entry) startSession(turn);
    }
  },
  callSucceeded: onSuccess,
  callFailed: onFailure,
  timerFired: (turn, { timer, id }) => {
    if (timer === 'snackbar') {
      if (turn.state.snackbar?.id === id) turn.set({ snackbar: null });
    } else if (timer === 'otpFailure') onFailureShown(turn, id);
    else if (timer === 'orderEnd') onOrderEnd(turn);
    else if (turn.state.pollTimerId === id) askStatus(turn);
  },
  otpRead: (turn, { code }) => {
    typeOtp(turn, code, false);
    typeLenderOtp(turn, code);
  },
  lenderPageOpened: (turn, { isOpen }) => {
    if (!isOpen) onPageBlocked(turn);
  },
  lenderReturned: onReturn,
  chunkFailed: (turn, { failure }) => {
    turn.ask({ type: 'report', failure, during: 'chunk' });
    openErrorModal(turn, failure, true);
  },
};

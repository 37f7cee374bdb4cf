import { resume } from './answers';
import type { CheckoutEvent } from './events';
import { findPlace } from './find-place';
import { close } from './halt';
import type { Handlers } from './handlers';
import { openKfs, submitKfs, toggleKfs } from './kfs';
import { cancel, dismissModal, finish, goBack, leave } from './leaving';
import { resendLender, submitAivf, typeAivf, typeLenderOtp } from './lender-steps';
import { continueHere, sendLink, typeLinkMobile } from './link';
import { takeOver } from './looking-on';
import { setUpMandate } from './mandate';
import { editMobile, resendOtp, submitMobile, submitOtp, typeMobile, typeOtp } from './mobile';
import {
  chooseNtbLender,
  goOnApproved,
  openLenderWindow,
  openNtbForm,
  showNtbOffer,
  submitNtb,
  toggleNtbConsent,
  typeNtb,
} from './ntb';
import { retryStart } from './opening';
import { askNow, goToLender, submitLenderOtp } from './paying';
import { chooseLender, choosePlan, initiate, refreshOffers, showPlans, submitPlan } from './plans';
import type { platformRules } from './platform-rules';
import type { Turn } from './turn';

/** The number may be changed on any step that waits for the shopper, until the lender is asked to pay. */
function changeMobile(turn: Turn, mobile: string): void {
  const { screen } = turn.state;
  const mayChange =
    (screen.name === 'otp' && screen.phase !== 'verifying') ||
    (screen.name === 'planSelection' && screen.phase === 'choosing') ||
    ((screen.name === 'secondFactor' || screen.name === 'lenderOtp') && screen.phase === 'entering') ||
    (screen.name === 'kfs' && screen.phase !== 'agreeing') ||
    screen.name === 'ntbOffer' ||
    (screen.name === 'ntbStatus' && screen.standing === 'rejected') ||
    (screen.name === 'ntbApplication' && screen.phase === 'entering');
  if (mayChange) editMobile(turn, mobile);
}

/** To plan selection, from wherever nothing is on its way. */
function askPlans(turn: Turn): void {
  const { screen } = turn.state;
  switch (screen.name) {
    case 'failure':
      if (screen.phase !== 'shown' || !screen.noEmiStarted || screen.ways.join() === 'leave') return;
      turn.set({ outcome: 'open', isInitiated: false });
      showPlans(turn, 'none');
      refreshOffers(turn);
      return;
    case 'ntbStatus':
      if (screen.standing === 'approved') goOnApproved(turn);
      return;
    case 'secondFactor':
    case 'lenderOtp':
      if (screen.phase === 'entering') showPlans(turn, 'none');
      return;
    case 'kfs':
      if (screen.phase !== 'agreeing') showPlans(turn, 'none');
      return;
    case 'lenderHosted':
      if (screen.phase === 'ready') showPlans(turn, 'none');
      return;
    case 'verifyMobile':
      if (screen.phase === 'entering') showPlans(turn, 'none');
      return;
    default:
  }
}

function retry(turn: Turn): void {
  const { modal, screen } = turn.state;
  if (modal.name === 'errorBlockTransactionModal') {
    if (!modal.canRetry) return;
    // A part of the app that did not load has no call to repeat.
    if (turn.state.interrupted.length === 0) turn.set({ chunkAttempt: turn.state.chunkAttempt + 1 });
    resume(turn);
  } else if (screen.name === 'startFailed') retryStart(turn);
  else if (screen.name === 'planSelection' && screen.failure && screen.phase === 'choosing') {
    showPlans(turn, screen.notice);
    refreshOffers(turn);
  } else if (screen.name === 'kfs' && screen.failure && screen.phase === 'reading') openKfs(turn);
  else if (screen.name === 'failure') retryFailed(turn);
}

/** The same plan once more; where nobody knows how the payment stands, that is asked first. */
function retryFailed(turn: Turn): void {
  const screen = turn.on('failure');
  if (screen?.phase !== 'shown' || !screen.ways.includes('sameAgain')) return;
  turn.show({ ...screen, phase: 'retrying' });
  if (!screen.noEmiStarted) findPlace(turn, screen.failure);
  else if (!initiate(turn)) {
    showPlans(turn, 'none');
    refreshOffers(turn);
  }
}

function showLimits(turn: Turn, lenderId: string): void {
  if (!turn.state.offers?.lenders.some((lender) => lender.lenderId === lenderId)) return;
  const userMobileNum = turn.state.isMobileVerified ? turn.state.maskedMobile : null;
  turn.set({ modal: { name: 'limitCheckDetailsModal', lenderId, lenderLogo: null, userMobileNum } });
}

function tick(turn: Turn, change: { isTermsAccepted: boolean } | { isWhatsappConsentAccepted: boolean }): void {
  // The terms stand beside the OTP as well, which is not verified without them.
  const screen = turn.on('verifyMobile') ?? turn.on('otp');
  if (screen?.phase === 'entering') turn.type(change);
}

/** What screens send. */
export const screenRules: Handlers<Exclude<CheckoutEvent['type'], keyof typeof platformRules>> = {
  lenderChosen: (turn, { lenderId }) => chooseLender(turn, lenderId),
  planChosen: (turn, { emiPlanId }) => choosePlan(turn, emiPlanId),
  planSubmitted: submitPlan,
  limitCheckAsked: (turn, { lenderId }) => showLimits(turn, lenderId),
  mobileTyped: (turn, { text }) => typeMobile(turn, text),
  termsToggled: (turn, { isAccepted }) => tick(turn, { isTermsAccepted: isAccepted }),
  whatsappToggled: (turn, { isAccepted }) => tick(turn, { isWhatsappConsentAccepted: isAccepted }),
  mobileSubmitted: submitMobile,
  otpTyped: (turn, { text, waits = false }) => typeOtp(turn, text, waits),
  otpSubmitted: submitOtp,
  otpResendAsked: resendOtp,
  mobileEditAsked: (turn) => changeMobile(turn, turn.state.typed.mobile),
  aivfTyped: (turn, { text }) => typeAivf(turn, text),
  aivfSubmitted: submitAivf,
  aivfInfoAsked: (turn) => {
    const screen = turn.on('secondFactor');
    if (screen) turn.set({ modal: { name: 'aivfTransactionInfoModal', aivfType: screen.aivfType } });
  },
  kfsConsentToggled: (turn, { isAccepted }) => toggleKfs(turn, isAccepted),
  kfsSubmitted: submitKfs,
  lenderOtpTyped: (turn, { text }) => typeLenderOtp(turn, text),
  lenderOtpSubmitted: submitLenderOtp,
  lenderOtpResendAsked: resendLender,
  lenderPageAsked: goToLender,
  statusAsked: askNow,
  finishAsked: finish,
  mandateAsked: setUpMandate,
  retryAsked: retry,
  plansAsked: askPlans,
  ntbLenderChosen: (turn, { lenderId }) => chooseNtbLender(turn, lenderId),
  ntbApplyAsked: openNtbForm,
  anotherMobileAsked: (turn) => changeMobile(turn, ''),
  ntbFieldTyped: (turn, { field, text }) => typeNtb(turn, field, text),
  ntbConsentToggled: (turn, { language }) => toggleNtbConsent(turn, language),
  ntbSubmitted: submitNtb,
  ntbLenderPageAsked: openLenderWindow,
  ntbOtherLenderAsked: (turn) => {
    if (turn.on('ntbStatus')?.standing === 'rejected') showNtbOffer(turn);
  },
  linkMobileTyped: (turn, { text }) => typeLinkMobile(turn, text),
  linkSendAsked: sendLink,
  continueHereAsked: continueHere,
  takeOverAsked: takeOver,
  back: goBack,
  closeAsked: (turn) => leave(turn, 'closeButton'),
  helpAsked: (turn) => turn.set({ modal: { name: 'helpTransactionModal' } }),
  modalClosed: dismissModal,
  cancelConfirmed: (turn) => {
    if (turn.state.modal.name === 'cancelTransactionModal' && turn.state.modal.phase === 'asking') cancel(turn);
  },
  exitAsked: (turn) => {
    if (turn.on('failure')?.phase === 'shown' || turn.on('ended') || turn.on('startFailed') || turn.on('lookingOn'))
      close(turn, 'exit');
  },
  escapePressed: (turn) => {
    if (turn.state.offline) return;
    if (turn.state.modal.name === 'none') leave(turn, 'escape');
    else dismissModal(turn);
  },
  snackbarDismissed: (turn) => turn.set({ snackbar: null }),
  connectionRetried: (turn) => turn.ask({ type: 'checkConnection' }),
  storageRetried: (turn) => turn.ask({ type: 'checkStorage' }),
};

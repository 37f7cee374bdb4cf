import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import type { AnswerOf } from './calls';
import { cleanNtb, dayOf, ntbFaults } from './field-rules';
import { findPlace } from './find-place';
import { refreshOffers, showPlans } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';
import { selectedNtbLender } from './selectors';
import type { ConsentLanguage, NtbApplication, NtbField, ScreenOf } from './state';
import type { Turn } from './turn';

const change = (turn: Turn, part: Partial<NtbApplication>): void => turn.set({ ntb: { ...turn.state.ntb, ...part } });

export function chooseNtbLender(turn: Turn, lenderId: string): void {
  const screen = turn.on('ntbOffer');
  if (screen?.phase !== 'choosing') return;
  change(turn, { selectedNtbLenderId: lenderId });
  turn.show({ ...screen, failure: null });
}

/** 'Apply with {lender}': the form. */
export function openNtbForm(turn: Turn): void {
  if (turn.on('ntbOffer')?.phase !== 'choosing' || !selectedNtbLender(turn.state)) return;
  change(turn, { faults: [] });
  // The words of the consent name this lender.
  turn.type({ ntbConsentIn: null });
  turn.show({ name: 'ntbApplication', phase: 'entering', failure: null, isRestored: false });
}

export function typeNtb(turn: Turn, field: NtbField, text: string): void {
  const screen = turn.on('ntbApplication');
  if (screen?.phase !== 'entering') return;
  turn.type({ ntb: { ...turn.state.typed.ntb, [field]: cleanNtb(field, text) } });
  change(turn, { faults: turn.state.ntb.faults.filter((each) => each !== field) });
  turn.show({ ...screen, failure: null });
}

export function toggleNtbConsent(turn: Turn, language: ConsentLanguage | null): void {
  if (turn.on('ntbApplication')?.phase === 'entering') turn.type({ ntbConsentIn: language });
}

/** Nothing goes to a lender before the box is ticked. */
export function submitNtb(turn: Turn): void {
  const screen = turn.on('ntbApplication');
  const lender = selectedNtbLender(turn.state);
  const { ntb: form, ntbConsentIn: language } = turn.state.typed;
  if (screen?.phase !== 'entering' || !lender || language === null) return;
  const faults = ntbFaults(form, turn.nowMs);
  const dateOfBirth = dayOf(form.dateOfBirth);
  change(turn, { faults });
  if (faults.length > 0 || dateOfBirth === null) return;
  turn.show({ ...screen, phase: 'submitting', failure: null });
  const { userName, email, pan, pincode } = form;
  startCall(turn, 'ntbApply', {
    lenderId: lender.lenderId,
    userName: userName.trim(),
    email,
    dateOfBirth,
    pan,
    pincode,
    consent: { version: APPLICATION_CONSENT_VERSION, language },
  });
}

/** Where an application stands, whoever was asked. Source: S1§4, decisions (Payment flow). */
export function onApplication(turn: Turn, data: AnswerOf<'ntbApply'>): void {
  if (!turn.on('ntbApplication') && !turn.on('ntbStatus')) return;
  const { applicationId, lenderWindowUrl, lenderId } = data;
  change(turn, { applicationId, lenderWindowUrl, selectedNtbLenderId: lenderId });
  turn.set({ currentOrderStage: data.step });
  switch (data.status) {
    case 'SHARED':
    case 'SUBMITTED':
      showStanding(turn, lenderWindowUrl === null ? 'checking' : 'atLender');
      poll(turn, data.pollAfterMs);
      return;
    case 'APPROVED':
      refreshOffers(turn);
      showStanding(turn, 'approved');
      return;
    case 'REJECTED':
    case 'EXPIRED':
      reject(turn, lenderId);
      showStanding(turn, 'rejected');
      return;
    default:
      data.status satisfies never;
  }
}

/** A lender that is waited for keeps what the screen says of its page. */
function showStanding(turn: Turn, standing: ScreenOf<'ntbStatus'>['standing'], failure: Failure | null = null): void {
  const isBlocked = standing === 'atLender' && turn.on('ntbStatus')?.isBlocked === true;
  turn.show({ name: 'ntbStatus', standing, failure, isBlocked });
}

/** Takes the lender off the list and clears the application. Source: S2§4 (NTB-013..016). */
function reject(turn: Turn, lenderId: string): void {
  const { rejectedLenderIds } = turn.state.ntb;
  change(turn, {
    applicationId: null,
    lenderWindowUrl: null,
    selectedNtbLenderId: null,
    rejectedLenderIds: [...rejectedLenderIds.filter((each) => each !== lenderId), lenderId],
  });
}

/** A lender that says no at once is the end of that application; other words stand above the form. */
export function onApplicationRefused(turn: Turn, failure: Failure): void {
  const form = turn.on('ntbApplication');
  const lenderId = turn.state.ntb.selectedNtbLenderId;
  const isNo = failure.name === 'NTB_REJECTED_APPLICATION' || failure.name === 'NTB_INSUFFICIENT_LIMIT';
  if (isNo && lenderId !== null) {
    reject(turn, lenderId);
    showStanding(turn, 'rejected', failure);
  } else if (form && failure.name !== 'PAYMENT_INVALID_TRANSACTION') {
    turn.show({ ...form, phase: 'entering', failure });
  } else findPlace(turn, failure);
}

/** An answer that was lost is asked for again; the server saying that there is none leads to where it stands. */
export function onApplicationUnknown(turn: Turn, failure: Failure): void {
  if (!turn.on('ntbStatus')) return;
  if (isBusiness(failure)) findPlace(turn, failure);
  else poll(turn, POLL_AGAIN_MS);
}

export function openLenderWindow(turn: Turn): void {
  const screen = turn.on('ntbStatus');
  const { lenderWindowUrl } = turn.state.ntb;
  if (!screen || lenderWindowUrl === null) return;
  turn.show({ ...screen, isBlocked: false });
  turn.ask({ type: 'goToLender', url: lenderWindowUrl });
  poll(turn, POLL_AGAIN_MS);
}

export function onLenderWindowBlocked(turn: Turn): void {
  const screen = turn.on('ntbStatus');
  if (screen?.standing === 'atLender') turn.show({ ...screen, isBlocked: true });
}

/** Back to the offer, without lenders that refused. */
export function showNtbOffer(turn: Turn): void {
  abandonCall(turn, 'ntbStatus');
  turn.set({ pollTimerId: null });
  turn.show({ name: 'ntbOffer', phase: turn.state.offers ? 'choosing' : 'loading', failure: null });
}

/** An approved customer chooses among his own plans. */
export function goOnApproved(turn: Turn): void {
  showPlans(turn, 'applicationApproved');
}

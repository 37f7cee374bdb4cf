import type { TicketTopic } from '../../../shared/api/support-ticket';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import type { Locale } from '../../../shared/locales';
import { dayOf } from '../../../shared/rules/typed-text';
import { type ApplicationField, applicationIssues, fieldText } from '../../new-to-bank';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change, enter, show } from './checkout-flow';
import { refreshOffers, showPlans } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';
import { selectedNtbLender } from './selectors';
import type { NtbApplication, ScreenOf } from './state';
import { syncPayment } from './sync-payment';

const changeNtb = (flow: CheckoutFlow, part: Partial<NtbApplication>): void =>
  change(flow, { ntb: { ...flow.state.ntb, ...part } });

export function chooseNtbLender(flow: CheckoutFlow, lenderId: string): void {
  const screen = at(flow.state, 'ntbOffer');
  if (screen?.phase !== 'choosing') return;
  changeNtb(flow, { selectedNtbLenderId: lenderId });
  show(flow, { ...screen, failure: null });
}

/** 'Apply with {lender}': the form. */
export function openNtbForm(flow: CheckoutFlow): void {
  if (at(flow.state, 'ntbOffer')?.phase === 'choosing' && selectedNtbLender(flow.state)) showForm(flow);
}

/** The same without the offer, where the lender has been named already. */
export function openFormWith(flow: CheckoutFlow, selectedNtbLenderId: string): void {
  changeNtb(flow, { selectedNtbLenderId });
  showForm(flow);
}

function showForm(flow: CheckoutFlow): void {
  changeNtb(flow, { issues: [] });
  // The words of the consent name this lender.
  enter(flow, { ntbConsentIn: null });
  show(flow, { name: 'ntbApplication', phase: 'entering', failure: null, isRestored: false });
}

export function typeNtb(flow: CheckoutFlow, field: ApplicationField, text: string): void {
  const screen = at(flow.state, 'ntbApplication');
  if (screen?.phase !== 'entering') return;
  enter(flow, {
    preScreeningFormData: { ...flow.state.paymentUserData.preScreeningFormData, [field]: fieldText(field, text) },
  });
  changeNtb(flow, { issues: flow.state.ntb.issues.filter((each) => each !== field) });
  show(flow, { ...screen, failure: null });
}

export function toggleNtbConsent(flow: CheckoutFlow, language: Locale | null): void {
  if (at(flow.state, 'ntbApplication')?.phase === 'entering') enter(flow, { ntbConsentIn: language });
}

/** Nothing goes to a lender before the box is ticked. */
export function submitNtb(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'ntbApplication');
  const lender = selectedNtbLender(flow.state);
  const { preScreeningFormData: form, ntbConsentIn: language } = flow.state.paymentUserData;
  if (screen?.phase !== 'entering' || !lender || language === null) return;
  const issues = applicationIssues(form, flow.nowMs);
  const dateOfBirth = dayOf(form.dateOfBirth);
  changeNtb(flow, { issues });
  if (issues.length > 0 || dateOfBirth === null) return;
  show(flow, { ...screen, phase: 'submitting', failure: null });
  const { userName, email, pan, pincode } = form;
  callOnce(flow, 'ntbApply', {
    lenderId: lender.lenderId,
    userName: userName.trim(),
    email,
    dateOfBirth,
    pan,
    pincode,
    consent: { version: APPLICATION_CONSENT_VERSION, language },
  });
}

/** Where an application stands, whoever was asked. Source: S1§4, docs/adr/0023-payment-flow.md. */
export function onApplication(flow: CheckoutFlow, data: AnswerOf<'ntbApply'>): void {
  if (!at(flow.state, 'ntbApplication') && !at(flow.state, 'ntbStatus')) return;
  const { applicationId, lenderWindowUrl, lenderId } = data;
  changeNtb(flow, { applicationId, lenderWindowUrl, selectedNtbLenderId: lenderId });
  change(flow, { currentOrderStage: data.step, config: { ...flow.state.config, activationId: applicationId } });
  switch (data.status) {
    case 'SHARED':
    case 'SUBMITTED':
      showStatus(flow, lenderWindowUrl === null ? 'checking' : 'atLender');
      poll(flow, data.pollAfterMs);
      return;
    case 'APPROVED':
      refreshOffers(flow);
      showStatus(flow, 'approved');
      return;
    case 'REJECTED':
    case 'EXPIRED':
      reject(flow, lenderId);
      showStatus(flow, 'rejected');
      return;
    default:
      data.status satisfies never;
  }
}

/** A lender that is waited for keeps what the screen says of its page. */
function showStatus(flow: CheckoutFlow, status: ScreenOf<'ntbStatus'>['status'], failure: Failure | null = null): void {
  const lenderPage = (status === 'atLender' && at(flow.state, 'ntbStatus')?.lenderPage) || 'none';
  show(flow, { name: 'ntbStatus', status, failure, lenderPage });
}

/** Takes the lender off the list and clears the application. Source: S2§4 (NTB-013..016). */
function reject(flow: CheckoutFlow, lenderId: string): void {
  const { rejectedLenderIds } = flow.state.ntb;
  changeNtb(flow, {
    applicationId: null,
    lenderWindowUrl: null,
    question: { step: 'none' },
    selectedNtbLenderId: null,
    rejectedLenderIds: [...rejectedLenderIds.filter((each) => each !== lenderId), lenderId],
  });
}

/** A lender that says no at once is the end of that application; other words stand above the form. */
export function onApplicationRefused(flow: CheckoutFlow, failure: Failure): void {
  const form = at(flow.state, 'ntbApplication');
  const lenderId = flow.state.ntb.selectedNtbLenderId;
  if (failure.reaction === 'tryAnotherLender' && lenderId !== null) {
    reject(flow, lenderId);
    showStatus(flow, 'rejected', failure);
  } else if (form) show(flow, { ...form, phase: 'entering', failure });
  else syncPayment(flow, failure);
}

/** An answer that was lost is asked for again; the server saying that there is none leads to where it stands. */
export function onApplicationUnknown(flow: CheckoutFlow, failure: Failure): void {
  if (!at(flow.state, 'ntbStatus')) return;
  if (isBusiness(failure)) syncPayment(flow, failure);
  else poll(flow, POLL_AGAIN_MS);
}

export function openLenderWindow(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'ntbStatus');
  const { lenderWindowUrl } = flow.state.ntb;
  if (!screen || lenderWindowUrl === null) return;
  show(flow, { ...screen, lenderPage: 'open' });
  flow.run({ type: 'goToLender', url: lenderWindowUrl });
  poll(flow, POLL_AGAIN_MS);
}

export function onLenderWindowBlocked(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'ntbStatus');
  if (screen?.status === 'atLender') show(flow, { ...screen, lenderPage: 'blocked' });
}

/** Back to the offer, without lenders that refused. */
export function showNtbOffer(flow: CheckoutFlow): void {
  flow.cancel('ntbStatus');
  flow.stopTimer('poll');
  show(flow, { name: 'ntbOffer', phase: flow.state.paymentDetails ? 'choosing' : 'loading', failure: null });
  if (flow.state.paymentDetails) callOnce(flow, 'ntbDetails', undefined);
}

/** Asks which lenders take an application: the server knows of refusals that this page has not seen. */
export function onNtbDetails(flow: CheckoutFlow, data: AnswerOf<'ntbDetails'>): void {
  const { paymentDetails, ntb } = flow.state;
  if (!paymentDetails || at(flow.state, 'ntbOffer')?.phase !== 'choosing') return;
  const { isNtbAllowed, lenders: ntbLenders, rejectedLenderIds } = data;
  change(flow, { paymentDetails: { ...paymentDetails, isNtbAllowed, ntbLenders } });
  changeNtb(flow, { rejectedLenderIds: [...new Set([...ntb.rejectedLenderIds, ...rejectedLenderIds])] });
}

export function openQuestion(flow: CheckoutFlow): void {
  if (!at(flow.state, 'ntbStatus') || flow.state.ntb.question.step !== 'none') return;
  changeNtb(flow, { question: { step: 'writing', isMissing: false, failure: null } });
}

export function sendQuestion(flow: CheckoutFlow, topic: TicketTopic, text: string): void {
  if (!at(flow.state, 'ntbStatus') || flow.state.ntb.question.step !== 'writing') return;
  const message = text.trim();
  const isMissing = message === '';
  changeNtb(flow, { question: { step: isMissing ? 'writing' : 'sending', isMissing, failure: null } });
  if (!isMissing) callOnce(flow, 'ntbTicket', { topic, message });
}

export const onTicket = (flow: CheckoutFlow, { ticketId }: AnswerOf<'ntbTicket'>): void =>
  changeNtb(flow, { question: { step: 'sent', ticketId } });

export const onTicketRefused = (flow: CheckoutFlow, failure: Failure): void =>
  changeNtb(flow, { question: { step: 'writing', isMissing: false, failure } });

/** The customer may be back from the lender's page: the lender is asked, not only the stored status. */
export function confirmNtb(flow: CheckoutFlow): boolean {
  const screen = at(flow.state, 'ntbStatus');
  if (screen?.status !== 'atLender' || screen.lenderPage !== 'open') return false;
  flow.cancel('ntbStatus');
  flow.stopTimer('poll');
  callOnce(flow, 'ntbConfirm', {});
  return true;
}

/** A rejection ends the application; any other failure leaves it to the next poll. */
export function onApplicationUnconfirmed(flow: CheckoutFlow, failure: Failure): void {
  const lenderId = flow.state.ntb.selectedNtbLenderId;
  if (failure.reaction !== 'tryAnotherLender' || lenderId === null) {
    onApplicationUnknown(flow, failure);
    return;
  }
  reject(flow, lenderId);
  showStatus(flow, 'rejected');
}

/** An approved customer chooses among his own plans. */
export function goOnApproved(flow: CheckoutFlow): void {
  showPlans(flow, 'applicationApproved');
}

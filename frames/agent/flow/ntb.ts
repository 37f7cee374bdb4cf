import type { Failure } from '../../platform/api/failure';
import { hasOwnText } from './failure';
import { isEmailFine } from './field-rules';
import { closeErrorModal, openErrorModal } from './modal';
import { openSheet } from './navigation';
import type { SalesContext } from './sales-context';
import { askForCode } from './share-code';
import { changeSheet, heldSheet } from './sheets';
import type { Applicant, NtbStep, SalesState } from './state';

/** True for a lender that takes an application of this customer. */
function takesApplication({ purchase: { checkEligibilityResponse: answer } }: SalesState, lenderId: string): boolean {
  if (answer.status !== 'success' || !answer.data.isNtbAllowed) return false;
  return answer.data.ntbLenders.some((lender) => lender.lenderId === lenderId);
}

/** Opens the form for a lender of the result; name and e-mail typed before are still there. */
export function openNtbShare(context: SalesContext, lenderId: string): void {
  if (!takesApplication(context.state, lenderId)) return;
  context.abandon('shareNtbApplication');
  openSheet(context, { name: 'SHARE_NTB_APP', lenderId, step: 'form', failure: null });
}

/** Another name or e-mail is another application. */
export function changeApplicant(context: SalesContext, change: Partial<Applicant>): void {
  context.abandon('shareNtbApplication');
  context.setPurchase({ applicant: { ...context.state.purchase.applicant, ...change } });
  setNtbStep(context, { step: 'form', failure: null });
}

/** The answer to an application whose sheet was closed has no place any more. */
function setNtbStep(context: SalesContext, step: NtbStep): void {
  const sheet = heldSheet(context.state, 'SHARE_NTB_APP');
  if (sheet) changeSheet(context, { name: sheet.name, lenderId: sheet.lenderId, ...step });
}

/** Name required, e-mail optional but valid. Source: S2§5. */
export function submitNtb(context: SalesContext): void {
  const { applicant, mobile } = context.state.purchase;
  const sheet = heldSheet(context.state, 'SHARE_NTB_APP');
  if (sheet?.step !== 'form' || !takesApplication(context.state, sheet.lenderId)) return;
  const userName = applicant.userName.trim();
  const nameIssue = userName === '' ? 'required' : 'none';
  const emailIssue = isEmailFine(applicant.email) ? 'none' : 'invalid';
  context.setPurchase({ applicant: { ...applicant, nameIssue, emailIssue } });
  if (nameIssue !== 'none' || emailIssue !== 'none') return;
  setNtbStep(context, { step: 'submitting' });
  const body = { mobile, lenderId: sheet.lenderId, email: applicant.email, userName };
  context.call('shareNtbApplication', body);
}

export function onNtbShared(context: SalesContext, data: { ntbLink: string; whatsAppLink: string }): void {
  setNtbStep(context, { step: 'shared', ntbLink: data.ntbLink, whatsAppLink: data.whatsAppLink });
}

export function onNtbRefused(context: SalesContext, failure: Failure): void {
  const own = hasOwnText(failure);
  if (own) closeErrorModal(context);
  else openErrorModal(context, failure, null);
  setNtbStep(context, { step: 'form', failure: own ? failure : null });
  if (failure.reaction === 'verifyNumber') askForCode(context);
}

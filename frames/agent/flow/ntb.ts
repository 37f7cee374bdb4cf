import type { Failure } from '../../platform/api/failure';
import { hasOwnWords } from './failure';
import { isEmailFine } from './field-rules';
import { closeErrorModal, openErrorModal } from './modal';
import { openSheet } from './navigation';
import type { SalesContext } from './sales-context';
import { askForCode } from './share-code';
import type { NtbForm, SalesState } from './state';

/** True for a lender that takes an application of this customer. */
function takesApplication({ purchase: { checkEligibilityResponse: answer } }: SalesState, lenderId: string): boolean {
  if (answer.status !== 'success' || !answer.data.isNtbAllowed) return false;
  return answer.data.ntbLenders.some((lender) => lender.lenderId === lenderId);
}

/** Opens the form for a lender of the result; name and e-mail typed before are still there. */
export function openNtbShare(context: SalesContext, lenderId: string): void {
  if (!takesApplication(context.state, lenderId)) return;
  changeForm(context, { lenderId });
  openSheet(context, { name: 'SHARE_NTB_APP' });
}

/** Another lender, name or e-mail is another application. */
export function changeForm(context: SalesContext, change: Partial<NtbForm>): void {
  context.abandon('shareNtbApplication');
  context.set({ ntbForm: { ...context.state.ntbForm, ...change }, ntbShare: { step: 'form', failure: null } });
}

/** Name required, e-mail optional but valid. Source: S2§5. */
export function submitNtb(context: SalesContext): void {
  const { mobile } = context.state.purchase;
  const { ntbForm, ntbShare } = context.state;
  if (ntbShare.step !== 'form' || ntbForm.lenderId === null) return;
  if (!takesApplication(context.state, ntbForm.lenderId)) return;
  const userName = ntbForm.userName.trim();
  const nameIssue = userName === '' ? 'required' : 'none';
  const emailIssue = isEmailFine(ntbForm.email) ? 'none' : 'invalid';
  context.set({ ntbForm: { ...ntbForm, nameIssue, emailIssue } });
  if (nameIssue !== 'none' || emailIssue !== 'none') return;
  context.set({ ntbShare: { step: 'submitting' } });
  const body = { mobile, lenderId: ntbForm.lenderId, email: ntbForm.email, userName };
  context.call('shareNtbApplication', body);
}

export function onNtbShared(context: SalesContext, data: { ntbLink: string; whatsAppLink: string }): void {
  context.set({ ntbShare: { step: 'shared', ntbLink: data.ntbLink, whatsAppLink: data.whatsAppLink } });
}

export function onNtbRefused(context: SalesContext, failure: Failure): void {
  const own = hasOwnWords(failure);
  if (own) closeErrorModal(context);
  else openErrorModal(context, failure, null);
  context.set({ ntbShare: { step: 'form', failure: own ? failure : null } });
  if (failure.reaction === 'verifyNumber') askForCode(context);
}

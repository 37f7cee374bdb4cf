import type { Failure } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import { hasOwnWords } from './failure';
import { isEmailFine } from './field-rules';
import { openErrorModal } from './modal';
import { openSheet } from './navigation';
import { askForCode } from './share-code';
import type { NtbForm, SalesState } from './state';
import type { Turn } from './turn';

const setIntent = (turn: Turn, intent: number | null): void =>
  turn.set({ openIntents: { ...turn.state.openIntents, shareNtbApplication: intent } });

/** True for a lender that takes an application of this customer. */
function takesApplication({ checkEligibilityResponse: answer }: SalesState, lenderId: string): boolean {
  if (answer.status !== 'success' || !answer.data.isNtbAllowed) return false;
  return answer.data.ntbLenders.some((lender) => lender.lenderId === lenderId);
}

/** Opens the form for a lender of the result; name and e-mail typed before are still there. */
export function openNtbShare(turn: Turn, lenderId: string): void {
  if (!takesApplication(turn.state, lenderId)) return;
  changeForm(turn, { lenderId });
  openSheet(turn, 'SHARE_NTB_APP');
}

/** Another lender, name or e-mail is another application: it must not share the earlier one's idempotency key. */
export function changeForm(turn: Turn, change: Partial<NtbForm>): void {
  abandonCall(turn, 'shareNtbApplication');
  setIntent(turn, null);
  turn.set({ ntbForm: { ...turn.state.ntbForm, ...change }, ntbShare: { step: 'form', failure: null } });
}

/** Name required, e-mail optional but valid. Source: S2§5. */
export function submitNtb(turn: Turn): void {
  const { ntbForm, ntbShare, mobile } = turn.state;
  if (ntbShare.step !== 'form' || ntbForm.lenderId === null) return;
  if (!takesApplication(turn.state, ntbForm.lenderId)) return;
  const userName = ntbForm.userName.trim();
  const nameFault = userName === '' ? 'required' : 'none';
  const emailFault = isEmailFine(ntbForm.email) ? 'none' : 'invalid';
  turn.set({ ntbForm: { ...ntbForm, nameFault, emailFault } });
  if (nameFault !== 'none' || emailFault !== 'none') return;
  turn.set({ ntbShare: { step: 'submitting' } });
  const intent = turn.state.openIntents.shareNtbApplication ?? undefined;
  const body = { mobile, lenderId: ntbForm.lenderId, email: ntbForm.email, userName };
  startCall(turn, 'shareNtbApplication', body, intent);
  setIntent(turn, turn.state.calls.shareNtbApplication?.intent ?? null);
}

export function onNtbShared(turn: Turn, data: { ntbLink: string; whatsAppLink: string }): void {
  setIntent(turn, null);
  turn.set({ ntbShare: { step: 'shared', ntbLink: data.ntbLink, whatsAppLink: data.whatsAppLink } });
}

export function onNtbRefused(turn: Turn, failure: Failure): void {
  const own = hasOwnWords(failure);
  if (own) setIntent(turn, null);
  else openErrorModal(turn, failure, null);
  turn.set({ ntbShare: { step: 'form', failure: own ? failure : null } });
  if (failure.name === 'MOBILE_NOT_VERIFIED') askForCode(turn);
}

import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as api from '../../../shared/api/ntb-verification';
import { maskMobile } from '../../../shared/format/mask';
import { messagesIn } from '../../../shared/messages/define-messages';
import { filedState, isOpenFiled } from '../../../shared/rules/filed-application';
import { APPLICATION_LIFETIME_MS, SUBMITTING_MS } from '../../rules/lifetimes';
import { submitShared } from '../../store/applications';
import { logEvent } from '../../store/event-log';
import {
  endSubmitting,
  type FiledApplication,
  findFiled,
  findFiledByLink,
  lockFiled,
  noteDeclined,
  noteOpened,
  noteSubmitted,
  noteSubmitting,
} from '../../store/filed-applications';
import type { MerchantCache } from '../../store/merchant-cache';
import type { Merchant } from '../../store/merchants';
import { isReplaced } from '../../store/replaced-links';
import type { SiteCaller } from '../caller';
import { fileAndWrite } from '../customer-applications';
import { type LenderApplicationDeps, requireApplicable } from '../lender-applications';
import { consumeRateLimit } from '../limits';
import { type LoginDeps, sendOtp, verifyLogin } from '../logins';
import { lenderName } from '../offers';
import { phoneMessages } from '../phone.messages';
import { Refusal } from '../refusal';
import { linkHashOf } from './filed-applications';
import { type StoredDetails, shownDetails, unsealDetails } from './filed-details';

export interface VerificationDeps extends LoginDeps, LenderApplicationDeps {
  readonly merchants: MerchantCache;
}

/** The filed application for the holder of the link: complete after the verification of the number. Refusals: 404. */
export const filedByLink = async (
  deps: VerificationDeps,
  caller: SiteCaller,
  ref: string,
): Promise<api.FiledApplication> => told(deps, caller, await found(deps, caller, ref));

/** Sends an OTP to the application's number. Refusals: 404, APPLICATION_NOT_ALLOWED, and those of a login. */
export async function sendFiledCode(
  deps: VerificationDeps,
  caller: SiteCaller,
  ref: string,
): Promise<ResponseOf<typeof api.sendVerificationCode>> {
  const filed = await found(deps, caller, ref);
  requireInTime(deps, filed);
  const { mobile } = filed.application;
  const { name } = await shopOf(deps, filed);
  return sendOtp(deps, caller, mobile, {}, (code, minutes) =>
    messagesIn(caller.language, phoneMessages).filedApplicationOtp(name, code, minutes),
  );
}

/** Checks it and logs the browser in with the number. Refusals: as above. */
export async function verifyFiledCode(
  deps: VerificationDeps,
  caller: SiteCaller,
  { ref, otp, isTermsAccepted }: RequestOf<typeof api.verifyVerificationCode>,
): Promise<api.FiledApplication> {
  const filed = await found(deps, caller, ref);
  requireInTime(deps, filed);
  const { mobile } = filed.application;
  await verifyLogin(deps, caller, { mobile, otp, isTermsAccepted });
  return told(deps, { ...caller, session: caller.session && { ...caller.session, mobile } }, filed);
}

export async function declineFiled(
  deps: VerificationDeps,
  caller: SiteCaller,
  { ref, reasons }: RequestOf<typeof api.declineVerification>,
): Promise<api.FiledApplication> {
  const { reference, merchantKey, applicationId, lenderId, mobile } = (await own(deps, caller, ref)).application;
  const nowMs = deps.clock.nowMs();
  await deps.db.transaction().execute(async (trx) => {
    const held = await lockFiled(trx, reference);
    const state = held && filedState(held, nowMs);
    if (state === 'declined') return;
    if (!state || !isOpenFiled(state)) throw new Refusal('APPLICATION_NOT_ALLOWED', { why: `it is ${state}` });
    if (held.submittingUntilMs !== null && held.submittingUntilMs > nowMs)
      throw new Refusal('APPLICATION_NOT_ALLOWED', { why: 'it is being submitted' });
    await noteDeclined(trx, reference, { details: once(reasons.details), offer: once(reasons.offer) }, nowMs);
    await logEvent(trx, {
      type: 'applicationDeclined',
      atMs: nowMs,
      merchantKey,
      agentId: null,
      requestId: caller.requestId,
      details: { maskedMobile: maskMobile(mobile), applicationId, lenderId },
    });
  });
  return filedByLink(deps, caller, ref);
}

/** Submits it to its lender, once. It cannot be declined during that, nor submitted after it was declined. Refusals:
 *  those of {@link declineFiled}, and of filing an application. */
export async function submitFiled(
  deps: VerificationDeps,
  caller: SiteCaller,
  { ref, consent, income, isWithoutProduct = false }: RequestOf<typeof api.submitVerification>,
): Promise<api.FiledApplication> {
  const filed = await own(deps, caller, ref);
  const { application } = filed;
  const { reference, lenderId, mobile } = application;
  const merchant = await shopOf(deps, filed);
  const untilMs = deps.clock.nowMs() + SUBMITTING_MS;
  const details = await beginSubmitting(deps, reference, untilMs);
  if (details) {
    try {
      const amountRupees = isWithoutProduct ? null : (details.product?.priceRupees ?? null);
      await requireApplicable(deps, merchant, { lenderId, mobile, amountRupees });
      const said = { ...details, income: income ?? details.income, consent };
      await fileAndWrite(deps, { ...caller, merchant }, application, said, amountRupees, async (trx) => {
        await lockFiled(trx, reference);
        if (!(await submitShared(trx, reference))) return false;
        await noteSubmitted(trx, reference, deps.clock.nowMs());
        return true;
      });
    } catch (refusal) {
      await endSubmitting(deps.db, reference, untilMs, deps.clock.nowMs());
      // A simultaneous press may have submitted it, after which its lender accepts no other; or another one was filed
      // instead.
      const now = await findFiled(deps.db, reference);
      if (!now || isOpenFiled(filedState(now, deps.clock.nowMs()))) throw refusal;
    }
  }
  return filedByLink(deps, caller, ref);
}

/** Null if it was submitted before. */
const beginSubmitting = (
  { db, clock, hasher }: VerificationDeps,
  reference: string,
  untilMs: number,
): Promise<StoredDetails | null> =>
  db.transaction().execute(async (trx) => {
    const held = await lockFiled(trx, reference);
    const state = held && filedState(held, clock.nowMs());
    if (state === 'submitted' || state === 'approved' || state === 'rejected') return null;
    if (!state || !isOpenFiled(state) || held.sealedDetails === null)
      throw new Refusal('APPLICATION_NOT_ALLOWED', { why: `it is ${state}` });
    await noteSubmitting(trx, reference, untilMs);
    return unsealDetails(hasher, reference, held.sealedDetails);
  });

const once = <Reason>(reasons: readonly Reason[]): Reason[] => [...new Set(reasons)];

/** APPLICATION_LINK_REPLACED for a replaced link. NOT_FOUND for an unknown or expired link, and at the host of a
 *  lender; too many tries are 429. */
async function found(deps: VerificationDeps, caller: SiteCaller, ref: string): Promise<FiledApplication> {
  const nowMs = deps.clock.nowMs();
  if (caller.site.lenderId === null) {
    const linkHash = linkHashOf(deps.hasher, ref);
    const filed = await findFiledByLink(deps.db, linkHash);
    if (filed && filed.application.createdAtMs + APPLICATION_LIFETIME_MS > nowMs) return filed;
    if (!filed && (await isReplaced(deps.db, linkHash, nowMs))) throw new Refusal('APPLICATION_LINK_REPLACED');
  }
  await consumeRateLimit(deps.db, deps.limits.referencesTried, [caller.client], nowMs);
  throw new Refusal('NOT_FOUND');
}

const isOwners = ({ session }: SiteCaller, { application }: FiledApplication): boolean =>
  session?.mobile === application.mobile;

async function own(deps: VerificationDeps, caller: SiteCaller, ref: string): Promise<FiledApplication> {
  const filed = await found(deps, caller, ref);
  if (!isOwners(caller, filed)) throw new Refusal('PAYMENT_MOBILE_NOT_VERIFIED');
  return filed;
}

function requireInTime({ clock }: VerificationDeps, filed: FiledApplication): void {
  if (filedState(filed, clock.nowMs()) === 'expired')
    throw new Refusal('APPLICATION_NOT_ALLOWED', { why: 'it is expired' });
}

async function shopOf({ merchants }: VerificationDeps, { application }: FiledApplication): Promise<Merchant> {
  const merchant = await merchants.find(application.merchantKey);
  if (!merchant) throw new Refusal('NOT_FOUND');
  return merchant;
}

/** All data for its verified owner, who thereby opens it; others see the agent's shop, and whether it has expired. */
async function told(
  deps: VerificationDeps,
  caller: SiteCaller,
  filed: FiledApplication,
): Promise<api.FiledApplication> {
  const { application, sealedDetails } = filed;
  const { reference, agentId, lenderId, mobile, createdAtMs, expiresAtMs } = application;
  const nowMs = deps.clock.nowMs();
  const merchant = await shopOf(deps, filed);
  const state = filedState(filed, nowMs);
  const isOpen = isOpenFiled(state);
  const isOwn = isOwners(caller, filed);
  if (isOwn && state === 'filed') await noteOpened(deps.db, reference, nowMs);
  return {
    state: isOwn ? (isOpen ? 'opened' : state) : state === 'expired' ? state : 'guest',
    merchantName: merchant.name,
    merchantLogo: merchant.logoUrl,
    agentId,
    lenderName: lenderName(lenderId),
    maskedMobile: maskMobile(mobile),
    details:
      isOwn && isOpen && sealedDetails !== null
        ? shownDetails(unsealDetails(deps.hasher, reference, sealedDetails))
        : null,
    declined: isOwn ? filed.declined : null,
    applicationId: isOwn && !isOpen && state !== 'declined' && state !== 'expired' ? application.applicationId : null,
    filedAtMs: createdAtMs,
    expiresAtMs,
    serverNowMs: nowMs,
  };
}

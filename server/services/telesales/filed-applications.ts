import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as api from '../../../shared/api/filed-application';
import { maskMobile } from '../../../shared/format/mask';
import { amountFit } from '../../../shared/lenders';
import { messagesIn } from '../../../shared/messages/define-messages';
import { DAY_MS } from '../../../shared/rules/duration';
import { filedState, isOpenFiled } from '../../../shared/rules/filed-application';
import { href } from '../../../shared/site/route';
import { verifyDetails } from '../../../shared/site/telesales-addresses';
import { APPLICATION_LIFETIME_MS, FILED_APPLICATION_MS } from '../../rules/lifetimes';
import { SmsNotSent } from '../../sms/sms-sender';
import { type Application, insertApplication } from '../../store/applications';
import { logEvent } from '../../store/event-log';
import {
  endEarlierFiled,
  type FiledApplication,
  filedBy,
  findFiled,
  findFiledOf,
  insertFiled,
  noteLink,
  takeBackFiled,
} from '../../store/filed-applications';
import { noteReplaced } from '../../store/replaced-links';
import type { TelesalesCaller } from '../caller';
import { requireAge } from '../lender-applications';
import { consumeCodeLimit, consumeRateLimit, customerLimits } from '../limits';
import { lenderOf } from '../merchant-lender';
import { applicationLenders } from '../ntb-acquisition';
import { lenderLimits, lenderName } from '../offers';
import { phoneMessages } from '../phone.messages';
import { readableNumber } from '../readable-number';
import { Refusal } from '../refusal';
import { type Hasher, randomReference } from '../secrets';
import { hashedMobile } from '../widgets';
import { type DeskCatalogue, productWanted } from './desk-products';
import { sealDetails } from './filed-details';
import { requireSendable, sendsLeft, tooSoon } from './link-sends';
import type { RequestDeps } from './payment-requests';

export type FilingDeps = RequestDeps & DeskCatalogue;

const FILED_SHOWN_MS = 30 * DAY_MS;
const FILED_A_PAGE = 50;

/** Stored hash of the link's reference, which differs from the application's own, known to its lender. */
export const linkHashOf = (hasher: Hasher, ref: string): string => hasher.hash('filed-link-hash', ref);

export const deskLendersOf = ({ merchant }: Pick<TelesalesCaller, 'merchant'>): ResponseOf<typeof api.deskLenders> => ({
  lenders: lenderLimits(applicationLenders(merchant)),
});

/**
 * Files an application for a customer, and sends the link to the number. No lender is asked about the number before
 * its owner agrees. Undone if the link could not be sent (503). Refusals: 400, 429, APPLICATION_NOT_ALLOWED (the
 * merchant or the lender accepts none), 4106 (the price).
 */
export async function fileForCustomer(
  deps: FilingDeps,
  caller: TelesalesCaller,
  asked: RequestOf<typeof api.fileApplication>,
): Promise<ResponseOf<typeof api.fileApplication>> {
  const { merchant, agentId } = caller;
  const { merchantKey } = merchant;
  const { mobile, lenderId, income = null, productId, ...typed } = asked;
  const nowMs = deps.clock.nowMs();
  requireAge(asked.dateOfBirth, nowMs);
  if (!applicationLenders(merchant).includes(lenderId)) throw new Refusal('APPLICATION_NOT_ALLOWED');
  const product = productId === undefined ? null : await productWanted(deps, caller, productId);
  if (product && amountFit(lenderOf(merchant, lenderId), product.priceRupees) !== 'within')
    throw new Refusal('NTB_INSUFFICIENT_LIMIT');
  await countLink(deps, caller, mobile);

  const application: Application = {
    reference: randomReference(),
    applicationId: readableNumber('KA'),
    merchantKey,
    agentId,
    lenderId,
    mobile,
    email: asked.email === '' ? null : asked.email,
    userName: asked.userName,
    source: 'DESK',
    status: 'SHARED',
    createdAtMs: nowMs,
    expiresAtMs: nowMs + FILED_APPLICATION_MS,
    closedAtMs: null,
  };
  const { reference } = application;
  const ref = randomReference();
  await deps.db.transaction().execute(async (trx) => {
    await insertApplication(trx, application);
    await insertFiled(trx, application, {
      linkHash: linkHashOf(deps.hasher, ref),
      sealedDetails: sealDetails(deps.hasher, reference, { ...typed, income, product }),
    });
  });
  try {
    await sendLink(deps, caller, application, ref);
  } catch (error) {
    await takeBackFiled(deps.db, reference);
    throw error;
  }
  await endEarlierFiled(deps.db, application, nowMs);
  await logShared(deps, caller, application);
  return standing(deps, reference);
}

/**
 * Sends a new link to an application of the agent, as often as a payment request may be sent. The previous link then
 * only refers to a newer one; it stays valid if sending fails (503). Refusals: 404, 429, OTP_TOO_SOON,
 * APPLICATION_NOT_ALLOWED for one that no longer waits for its customer.
 */
export async function sendFiledAgain(
  deps: RequestDeps,
  caller: TelesalesCaller,
  { applicationId }: RequestOf<typeof api.resendFiled>,
): Promise<ResponseOf<typeof api.resendFiled>> {
  const nowMs = deps.clock.nowMs();
  const filed = await findFiledOf(
    deps.db,
    { merchantKey: caller.merchant.merchantKey, agentId: caller.agentId },
    applicationId,
  );
  if (!filed) throw new Refusal('NOT_FOUND');
  const { application, submittingUntilMs } = filed;
  const state = filedState(filed, nowMs);
  if (!isOpenFiled(state)) throw new Refusal('APPLICATION_NOT_ALLOWED', { why: `it is ${state}` });
  if (submittingUntilMs !== null && submittingUntilMs > nowMs)
    throw new Refusal('APPLICATION_NOT_ALLOWED', { why: 'it is being submitted' });
  requireSendable(filed, nowMs);
  await countLink(deps, caller, application.mobile);
  const ref = randomReference();
  const next = { linkHash: linkHashOf(deps.hasher, ref), sentAtMs: [...filed.sentAtMs, nowMs] };
  if (!(await noteLink(deps.db, application.reference, filed, next))) throw tooSoon(next.sentAtMs, nowMs);
  try {
    await sendLink(deps, caller, application, ref);
  } catch (error) {
    await noteLink(deps.db, application.reference, next, filed);
    throw error;
  }
  await noteReplaced(deps.db, filed.linkHash, application.createdAtMs + APPLICATION_LIFETIME_MS);
  await logShared(deps, caller, application);
  return standing(deps, application.reference);
}

/** Counts an SMS for the sending agent, and for the receiving number. */
async function countLink(deps: RequestDeps, caller: TelesalesCaller, mobile: string): Promise<void> {
  const { merchantKey } = caller.merchant;
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'agent', agentId: caller.agentId });
  const counted = hashedMobile(deps.hasher, merchantKey, mobile);
  await consumeRateLimit(deps.db, customerLimits.filedLinksSent, [counted], deps.clock.nowMs());
}

/** Refuses with 503 if sending fails. */
async function sendLink(
  deps: RequestDeps,
  caller: TelesalesCaller,
  { mobile, lenderId }: Application,
  ref: string,
): Promise<void> {
  const link = deps.publicUrl + href(verifyDetails, {}, { ref });
  const text = messagesIn(caller.language, phoneMessages).filedApplication(
    caller.merchant.name,
    lenderName(lenderId),
    link,
  );
  try {
    await deps.sms.send({ mobile, text });
  } catch (error) {
    throw error instanceof SmsNotSent ? new Refusal('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

const logShared = (
  { db, clock }: RequestDeps,
  { merchant, agentId, requestId }: TelesalesCaller,
  { mobile, applicationId, lenderId }: Application,
): Promise<void> =>
  logEvent(db, {
    type: 'applicationShared',
    atMs: clock.nowMs(),
    merchantKey: merchant.merchantKey,
    agentId,
    requestId,
    details: { maskedMobile: maskMobile(mobile), applicationId, lenderId },
  });

async function standing({ db, clock }: RequestDeps, reference: string): Promise<ResponseOf<typeof api.resendFiled>> {
  const nowMs = clock.nowMs();
  const filed = await findFiled(db, reference);
  if (!filed) throw new Error('an application whose link was sent just now is gone');
  return { application: deskApplication(filed, nowMs), serverNowMs: nowMs };
}

export async function filedByAgent(
  { db, clock }: RequestDeps,
  { merchant: { merchantKey }, agentId }: TelesalesCaller,
  { after }: RequestOf<typeof api.filedApplications>,
): Promise<ResponseOf<typeof api.filedApplications>> {
  const nowMs = clock.nowMs();
  const asked = { sinceMs: nowMs - FILED_SHOWN_MS, after, most: FILED_A_PAGE + 1 };
  const found = await filedBy(db, { merchantKey, agentId }, asked);
  return {
    applications: found.slice(0, FILED_A_PAGE).map((each) => deskApplication(each, nowMs)),
    hasMore: found.length > FILED_A_PAGE,
    serverNowMs: nowMs,
  };
}

function deskApplication(filed: FiledApplication, nowMs: number): api.DeskApplication {
  const { applicationId, lenderId, userName, mobile, createdAtMs, expiresAtMs } = filed.application;
  return {
    ...sendsLeft(filed.sentAtMs, nowMs),
    applicationId,
    lenderId,
    lenderName: lenderName(lenderId),
    userName,
    maskedMobile: maskMobile(mobile),
    state: filedState(filed, nowMs),
    declined: filed.declined,
    filedAtMs: createdAtMs,
    expiresAtMs,
    changedAtMs: filed.declinedAtMs ?? filed.submittedAtMs ?? filed.openedAtMs ?? createdAtMs,
  };
}

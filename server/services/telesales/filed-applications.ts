import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as api from '../../../shared/api/filed-application';
import { maskMobile } from '../../../shared/format/mask';
import { DAY_MS } from '../../../shared/rules/duration';
import { filedState } from '../../../shared/rules/filed-application';
import { href } from '../../../shared/site/route';
import { verifyDetails } from '../../../shared/site/telesales-addresses';
import { FILED_APPLICATION_MS } from '../../rules/lifetimes';
import { SmsNotSent } from '../../sms/sms-sender';
import { type Application, insertApplication } from '../../store/applications';
import { logEvent } from '../../store/event-log';
import {
  endEarlierFiled,
  type FiledApplication,
  filedBy,
  findFiled,
  insertFiled,
  takeBackFiled,
} from '../../store/filed-applications';
import type { TelesalesCaller } from '../caller';
import { requireAge } from '../lender-applications';
import { consumeCodeLimit, consumeRateLimit, customerLimits } from '../limits';
import { applicationLenders } from '../ntb-acquisition';
import { lenderLimits, lenderName } from '../offers';
import { phoneMessages } from '../phone-messages';
import { readableNumber } from '../readable-number';
import { Refusal } from '../refusal';
import { type Hasher, randomReference } from '../secrets';
import { hashedMobile } from '../widgets';
import { sealDetails } from './filed-details';
import type { RequestDeps } from './payment-requests';

/** How far back an agent sees what he has filed. */
const FILED_SHOWN_MS = 30 * DAY_MS;
const FILED_A_PAGE = 50;

const REFERENCE_LENGTH = 22;
/** What stands in the link: whoever has it does not know the application's own name, by which its lender has it. */
const linkReference = (hasher: Hasher, reference: string): string =>
  hasher.hash('filed-link', reference).slice(0, REFERENCE_LENGTH);
/** As the database finds it. */
export const linkHashOf = (hasher: Hasher, ref: string): string => hasher.hash('filed-link-hash', ref);

/** Lenders that an agent can file an application with. */
export const deskLendersOf = ({ merchant }: Pick<TelesalesCaller, 'merchant'>): ResponseOf<typeof api.deskLenders> => ({
  lenders: lenderLimits(applicationLenders(merchant)),
});

/** Files an application for a customer, and sends the link to the number. Nobody asks a lender about the number: its owner
 *  has not agreed to that yet. One whose link could not be sent is none (503). Refusals: 400, 429,
 *  APPLICATION_NOT_ALLOWED (the merchant or the lender takes none). */
export async function fileForCustomer(
  deps: RequestDeps,
  caller: TelesalesCaller,
  asked: RequestOf<typeof api.fileApplication>,
): Promise<ResponseOf<typeof api.fileApplication>> {
  const { merchant, agentId } = caller;
  const { merchantKey } = merchant;
  const { mobile, lenderId, income = null, ...typed } = asked;
  const nowMs = deps.clock.nowMs();
  requireAge(asked.dateOfBirth, nowMs);
  if (!applicationLenders(merchant).includes(lenderId)) throw new Refusal('APPLICATION_NOT_ALLOWED');
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'agent', agentId });
  const counted = hashedMobile(deps.hasher, merchantKey, mobile);
  await consumeRateLimit(deps.db, customerLimits.filedLinksSent, [counted], nowMs);

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
  const ref = linkReference(deps.hasher, reference);
  await deps.db.transaction().execute(async (trx) => {
    await insertApplication(trx, application);
    await insertFiled(trx, application, {
      linkHash: linkHashOf(deps.hasher, ref),
      sealedDetails: sealDetails(deps.hasher, reference, { ...typed, income }),
    });
  });
  try {
    const link = deps.publicUrl + href(verifyDetails, {}, { ref });
    const text = phoneMessages[caller.language].filedApplication(merchant.name, lenderName(lenderId), link);
    await deps.sms.send({ mobile, text });
  } catch (error) {
    await takeBackFiled(deps.db, reference);
    throw error instanceof SmsNotSent ? new Refusal('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
  await endEarlierFiled(deps.db, application, nowMs);
  await logEvent(deps.db, {
    type: 'applicationShared',
    atMs: nowMs,
    merchantKey,
    agentId,
    requestId: caller.requestId,
    details: { maskedMobile: maskMobile(mobile), applicationId: application.applicationId, lenderId },
  });
  const filed = await findFiled(deps.db, reference);
  if (!filed) throw new Error('an application that was filed just now is gone');
  return { application: deskApplication(filed, nowMs), serverNowMs: nowMs };
}

/** What an agent has filed in the last 30 days, newest first, a page at a time. */
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

import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type * as api from '../../shared/api/ntb-application';
import { maskMobile } from '../../shared/format/mask';
import {
  type Application,
  findApplication,
  findOwnApplication,
  findStandingApplication,
  insertApplication,
  setApplicationStatus,
  submitShared,
} from '../store/applications';
import { logEvent } from '../store/event-log';
import type { Db } from '../store/schema';
import type { WidgetCaller } from './caller';
import { lineStatusOf } from './credit-lines';
import {
  APPLICATION_KEPT_MS,
  APPLICATION_POLL_AFTER_MS,
  decisionOn,
  fileWithLender,
  type LenderApplicationDeps,
  NO_AGENT,
  requireAge,
  requireApplicable,
} from './lender-applications';
import { limits, spend } from './limits';
import { requireMobile, requireSession } from './logins';
import { lenderName } from './offers';
import { readableNumber } from './readable-number';
import { Refusal } from './refusal';
import { type Hasher, randomReference } from './secrets';
import { hashedMobile } from './widgets';

export interface OwnApplicationDeps extends LenderApplicationDeps {
  readonly hasher: Hasher;
}

type Answer = ResponseOf<typeof api.ownApplicationStatus>;
type Identity = Pick<RequestOf<typeof api.initiateSharedApplication>, 'dateOfBirth' | 'pan' | 'pincode'>;

/** Files an application for the session's own number, once: one that is under way or approved is answered instead. */
export async function applyForSelf(
  deps: OwnApplicationDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof api.initiateOwnApplication>,
): Promise<Answer> {
  const mobile = requireMobile(caller);
  const { merchant } = caller;
  const applicant = { merchantKey: merchant.merchantKey, mobile };
  const standing = await findStandingApplication(deps.db, applicant, asked.lenderId);
  if (standing) return answerOf(deps, caller, standing);
  const nowMs = deps.clock.nowMs();
  requireAge(asked.dateOfBirth, nowMs);
  const amountRupees = asked.amount ?? null;
  await requireApplicable(deps, merchant, { lenderId: asked.lenderId, mobile, amountRupees });
  const application: Application = {
    ...applicant,
    reference: randomReference(),
    applicationId: readableNumber('KA'),
    agentId: NO_AGENT,
    lenderId: asked.lenderId,
    email: asked.email === '' ? null : asked.email,
    userName: asked.userName,
    source: 'SHOPPER',
    status: 'SUBMITTED',
    createdAtMs: nowMs,
    expiresAtMs: nowMs + APPLICATION_KEPT_MS,
  };
  const isFirst = await file(deps, caller, application, asked, amountRupees, (trx) =>
    insertApplication(trx, application),
  );
  const filed = isFirst ? application : await findStandingApplication(deps.db, applicant, asked.lenderId);
  // The one that was there has been decided meanwhile: whoever asks again sees what stands then.
  if (!filed) throw new Refusal('SERVICE_UNAVAILABLE', { why: 'another application was decided just now' });
  return answerOf(deps, caller, filed);
}

/** Files the application behind a shared link, once, for the session that has verified its number. */
export async function fileShared(
  deps: OwnApplicationDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof api.initiateSharedApplication>,
): Promise<Answer> {
  const { mobile } = requireSession(caller);
  const nowMs = deps.clock.nowMs();
  const found = await findApplication(deps.db, asked.ref);
  if (found?.merchantKey !== caller.merchant.merchantKey) {
    await spend(deps.db, limits.referencesTried, [caller.clientIp], nowMs);
    throw new Refusal('NOT_FOUND');
  }
  if (mobile !== found.mobile) throw new Refusal('MOBILE_NOT_VERIFIED');
  if (found.status !== 'SHARED') return answerOf(deps, caller, found);
  if (found.expiresAtMs <= nowMs) throw new Refusal('APPLICATION_NOT_ALLOWED', { why: 'the link is past its time' });
  requireAge(asked.dateOfBirth, nowMs);
  const { lenderId } = found;
  await requireApplicable(deps, caller.merchant, { lenderId, mobile, amountRupees: null });
  await file(deps, caller, found, asked, null, (trx) => submitShared(trx, found.reference));
  return answerOf(deps, caller, { ...found, status: 'SUBMITTED' });
}

/** How an application of the session's own number stands; the lender is asked while it has not decided. */
export async function ownApplication(
  deps: OwnApplicationDeps,
  caller: WidgetCaller,
  applicationId: string,
): Promise<Answer> {
  const application = await requireOwn(deps, caller, applicationId);
  const status = await decisionOn(deps, application);
  if (status === null || status === application.status) return answerOf(deps, caller, application);
  await setApplicationStatus(deps.db, application.reference, status);
  return answerOf(deps, caller, { ...application, status });
}

/** An application of the session's own number at this merchant; 401 for a guest, 404 for any other. */
export async function requireOwn(
  deps: { readonly db: Db },
  caller: WidgetCaller,
  applicationId: string,
): Promise<Application> {
  const applicant = { merchantKey: caller.merchant.merchantKey, mobile: requireMobile(caller) };
  const application = await findOwnApplication(deps.db, applicant, applicationId);
  if (!application) throw new Refusal('NOT_FOUND');
  return application;
}

/** Files it with the lender, then writes it down by `write`; false where another call had done so. */
async function file(
  deps: OwnApplicationDeps,
  { requestId }: WidgetCaller,
  application: Application,
  { dateOfBirth, pan, pincode }: Identity,
  amountRupees: number | null,
  write: (trx: Db) => Promise<boolean>,
): Promise<boolean> {
  const { merchantKey, mobile, reference, lenderId, userName, email, applicationId } = application;
  const nowMs = deps.clock.nowMs();
  await spend(deps.db, limits.applicationsFiled, [hashedMobile(deps.hasher, merchantKey, mobile)], nowMs);
  const identity = { dateOfBirth, pan, pincode };
  await fileWithLender(deps, {
    ...identity,
    reference,
    lenderId,
    mobile,
    userName,
    email: email ?? '',
    amountRupees,
  });
  return deps.db.transaction().execute(async (trx) => {
    if (!(await write(trx))) return false;
    await logEvent(trx, {
      type: 'applicationFiled',
      atMs: nowMs,
      merchantKey,
      agentId: null,
      requestId,
      details: { maskedMobile: maskMobile(mobile), applicationId, lenderId },
    });
    return true;
  });
}

async function answerOf(deps: OwnApplicationDeps, caller: WidgetCaller, application: Application): Promise<Answer> {
  const { applicationId, lenderId, status, mobile, merchantKey, expiresAtMs } = application;
  const nowMs = deps.clock.nowMs();
  const ref = { lenderId, mobile, merchantKey, requestId: caller.requestId };
  return {
    applicationId,
    lenderId,
    lenderName: lenderName(lenderId),
    status: status === 'SHARED' && expiresAtMs <= nowMs ? 'EXPIRED' : status,
    lenderWindowUrl: null,
    creditLineStatus: status === 'APPROVED' ? await lineStatusOf(deps, ref) : 'NONE',
    pollAfterMs: APPLICATION_POLL_AFTER_MS,
    serverNowMs: nowMs,
  };
}

import type { Income } from '../../shared/api/application-form';
import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type * as api from '../../shared/api/ntb-application';
import { maskMobile } from '../../shared/format/mask';
import { APPLICATION_LIFETIME_MS } from '../rules/lifetimes';
import {
  type Application,
  findApplication,
  findCustomerApplication,
  findStandingApplication,
  insertApplication,
  submitShared,
} from '../store/applications';
import { logEvent } from '../store/event-log';
import type { Db } from '../store/schema';
import { returnUrl } from './applications';
import type { WidgetCaller } from './caller';
import { lineStatusOf } from './credit-lines';
import {
  APPLICATION_POLL_AFTER_MS,
  askedNow,
  fileWithLender,
  type LenderApplicationDeps,
  type LendersWord,
  lendersWordOn,
  NO_AGENT,
  requireAge,
  requireApplicable,
  statusAt,
} from './lender-applications';
import { consumeRateLimit, customerLimits } from './limits';
import { requireMobile, requireSession } from './logins';
import { lenderName } from './offers';
import { readableNumber } from './readable-number';
import { Refusal } from './refusal';
import { randomReference } from './secrets';
import { hashedMobile } from './widgets';

type CustomerApplicationDeps = LenderApplicationDeps;

type Answer = ResponseOf<typeof api.ownApplicationStatus>;
type Identity = Pick<RequestOf<typeof api.initiateSharedApplication>, 'dateOfBirth' | 'pan' | 'pincode' | 'consent'> & {
  readonly income?: Income | null | undefined;
};

export async function applyForSelf(
  deps: CustomerApplicationDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof api.initiateOwnApplication>,
): Promise<Answer> {
  const mobile = requireMobile(caller);
  const { merchant } = caller;
  const applicant = { merchantKey: merchant.merchantKey, mobile };
  const filedApplication = (db: Db = deps.db): Promise<Application | null> =>
    findStandingApplication(db, applicant, asked.lenderId);
  const answerTo = async (filed: Application): Promise<Answer> =>
    answerOf(deps, caller, filed, await lendersWordOn(deps, filed));
  const known = await filedApplication();
  if (known) return answerTo(known);
  const nowMs = deps.clock.nowMs();
  requireAge(asked.dateOfBirth, nowMs);
  const amountRupees = asked.amount ?? null;
  try {
    await requireApplicable(deps, merchant, { lenderId: asked.lenderId, mobile, amountRupees });
  } catch (refusal) {
    // A simultaneous press may have made the user a customer of the lender, who cannot apply again.
    const filed = await filedApplication();
    if (!filed) throw refusal;
    return answerTo(filed);
  }
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
    expiresAtMs: nowMs + APPLICATION_LIFETIME_MS,
    closedAtMs: null,
  };
  // A simultaneous press may have filed one, which may have been approved.
  const write = async (trx: Db): Promise<boolean> =>
    !(await filedApplication(trx)) && insertApplication(trx, application);
  const word = await fileAndWrite(deps, caller, application, asked, amountRupees, write);
  if (word) return answerOf(deps, caller, application, word);
  const filed = await filedApplication();
  // The existing one was decided meanwhile: a repeat returns its status.
  if (!filed) throw new Refusal('SERVICE_UNAVAILABLE', { why: 'another application was decided just now' });
  return answerTo(filed);
}

/** Files the application of a shared link, once, for a session with its verified number. */
export async function fileShared(
  deps: CustomerApplicationDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof api.initiateSharedApplication>,
): Promise<Answer> {
  const { mobile } = requireSession(caller);
  const nowMs = deps.clock.nowMs();
  const found = await findApplication(deps.db, asked.ref);
  if (found?.merchantKey !== caller.merchant.merchantKey) {
    await consumeRateLimit(deps.db, deps.limits.referencesTried, [caller.client], nowMs);
    throw new Refusal('NOT_FOUND');
  }
  if (mobile !== found.mobile) throw new Refusal('PAYMENT_MOBILE_NOT_VERIFIED');
  if (found.status !== 'SHARED') return answerOf(deps, caller, found, await lendersWordOn(deps, found));
  if (statusAt(found, nowMs) === 'EXPIRED')
    throw new Refusal('APPLICATION_NOT_ALLOWED', { why: 'the link is past its time' });
  requireAge(asked.dateOfBirth, nowMs);
  const { lenderId } = found;
  await requireApplicable(deps, caller.merchant, { lenderId, mobile, amountRupees: null });
  const submitted = { ...found, status: 'SUBMITTED' } as const;
  const word = await fileAndWrite(deps, caller, found, asked, null, (trx) => submitShared(trx, found.reference));
  return answerOf(deps, caller, submitted, word ?? (await lendersWordOn(deps, submitted)));
}

export async function customerApplication(
  deps: CustomerApplicationDeps,
  caller: WidgetCaller,
  applicationId: string,
): Promise<Answer> {
  const { application, word } = await askedNow(deps, await requireCustomerApplication(deps, caller, applicationId));
  return answerOf(deps, caller, application, word);
}

/** Reads an application of the session's mobile; in a merchant's frame only one at that merchant. Refuses a guest with 401
 *  and any other application with 404. */
export async function requireCustomerApplication(
  deps: { readonly db: Db },
  caller: WidgetCaller,
  applicationId: string,
): Promise<Application> {
  const applicant = { merchantKey: caller.site ? null : caller.merchant.merchantKey, mobile: requireMobile(caller) };
  const application = await findCustomerApplication(deps.db, applicant, applicationId);
  if (!application) throw new Refusal('NOT_FOUND');
  return application;
}

/** Files it with the lender and stores it by `write`; null if another call had done so. */
export async function fileAndWrite(
  deps: CustomerApplicationDeps,
  caller: WidgetCaller,
  application: Application,
  { dateOfBirth, pan, pincode, consent, income = null }: Identity,
  amountRupees: number | null,
  write: (trx: Db) => Promise<boolean>,
): Promise<LendersWord | null> {
  const { merchantKey, mobile, reference, lenderId, userName, email, applicationId } = application;
  const nowMs = deps.clock.nowMs();
  await consumeRateLimit(
    deps.db,
    customerLimits.applicationsFiled,
    [hashedMobile(deps.hasher, merchantKey, mobile)],
    nowMs,
  );
  const identity = { dateOfBirth, pan, pincode };
  const ask = {
    ...identity,
    reference,
    lenderId,
    mobile,
    userName,
    email: email ?? '',
    amountRupees,
    merchantName: caller.merchant.name,
    income,
    returnUrl: returnUrl(deps, caller, application),
  };
  const word = await fileWithLender(deps, caller, ask, consent);
  return deps.db.transaction().execute(async (trx) => {
    if (!(await write(trx))) return null;
    await logEvent(trx, {
      type: 'applicationFiled',
      atMs: nowMs,
      merchantKey,
      agentId: null,
      requestId: caller.requestId,
      details: { maskedMobile: maskMobile(mobile), applicationId, lenderId },
    });
    return word;
  });
}

async function answerOf(
  deps: CustomerApplicationDeps,
  caller: WidgetCaller,
  application: Application,
  { windowUrl }: LendersWord,
): Promise<Answer> {
  const { applicationId, lenderId, mobile, merchantKey } = application;
  const nowMs = deps.clock.nowMs();
  const status = statusAt(application, nowMs);
  const ref = { lenderId, mobile, merchantKey, requestId: caller.requestId };
  return {
    applicationId,
    lenderId,
    lenderName: lenderName(lenderId),
    status,
    lenderWindowUrl: windowUrl,
    filedAtMs: application.createdAtMs,
    creditLineStatus: status === 'APPROVED' ? await lineStatusOf(deps, ref) : 'NONE',
    pollAfterMs: APPLICATION_POLL_AFTER_MS,
    serverNowMs: nowMs,
  };
}

import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type {
  CreditScheme,
  confirmRegistration,
  creditSchemes,
  initiateRegistration,
  Registration,
} from '../../shared/api/registration';
import type { ErrorName } from '../../shared/errors';
import { endsActivation } from '../../shared/errors/ends-activation';
import { maskMobile } from '../../shared/format/mask';
import type { Lender } from '../../shared/lenders/lender';
import type { LineRef, LineState } from '../lenders/credit-line-gateway';
import { newestUnpaidOrder } from '../store/customer-payments';
import { findMerchant, type Merchant } from '../store/merchants';
import {
  endRegistration,
  findRegistration,
  type Registration as StoredRegistration,
  startRegistration,
} from '../store/registrations';
import type { SiteCaller, WidgetCaller } from './caller';
import { answeredBy, lineRefOf } from './credit-lines';
import type { LenderApplicationDeps } from './lender-applications';
import { lenderOf } from './merchant-lender';
import { namedMerchant } from './named-merchant';
import { lendersOf } from './offers';
import { callLender } from './payments/call-lender';
import { Refusal } from './refusal';
import { randomReference } from './secrets';

/**
 * Answers `GET app/credit-scheme/all`. Refusals: 400 (a lender that the merchant does not have), LENDER_UNAVAILABLE.
 */
export async function schemesOf(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
  { lenderId }: RequestOf<typeof creditSchemes>,
): Promise<ResponseOf<typeof creditSchemes>> {
  const mobile = caller.session?.mobile ?? null;
  if (lenderId !== undefined) {
    const lender = lenderOf(caller.merchant, lenderId);
    const line = mobile === null ? null : await askedLine(deps, lineRefOf(caller, lenderId));
    return { schemes: [schemeOf(lender, mobile, line)] };
  }
  if (mobile === null) return { schemes: [] };
  const asked = await Promise.all(
    lendersOf(caller.merchant.lenderIds).map(async (lender) => {
      const found = await callLender(deps, lender.lenderId, () =>
        deps.lenders.lineState(lineRefOf(caller, lender.lenderId)),
      );
      return found.asked === 'answered' && found.answer.line !== 'none' ? [schemeOf(lender, mobile, found.answer)] : [];
    }),
  );
  return { schemes: asked.flat().sort((one, other) => (one.lenderName < other.lenderName ? -1 : 1)) };
}

/** Answers `POST app/registration/initiate`. Refusals: 400, LENDER_UNAVAILABLE. */
export async function beginRegistration(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
  { lenderId, merchantId }: RequestOf<typeof initiateRegistration>,
): Promise<ResponseOf<typeof initiateRegistration>> {
  lenderOf(caller.merchant, lenderId);
  const merchant = merchantId === undefined ? null : await namedMerchant(deps.db, caller, merchantId);
  if (caller.session?.mobile == null)
    return registrationOf(lenderId, { line: null, stored: null, ...nothingOrdered(merchant) });
  const ref = lineRefOf(caller, lenderId);
  const line = await askedLine(deps, ref);
  const begun = { registrationId: randomReference(), merchantKey: merchant?.merchantKey ?? null };
  const nowMs = deps.clock.nowMs();
  const stored = await startRegistration(deps.db, ref, begun, nowMs);
  if (line.line === 'active') await endRegistration(deps.db, ref, null, nowMs);
  const status = line.line === 'active' ? 'CONFIRMED' : stored.status;
  return registrationOf(lenderId, { line, stored: { ...stored, status }, ...(await waitingAt(deps, ref, merchant)) });
}

/** Answers `POST app/registration/confirm`: the lender's current answer about the line decides, regardless of the page.
 *  Refusals: 401, 400, LENDER_UNAVAILABLE. */
export async function registrationNow(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
  { lenderId }: RequestOf<typeof confirmRegistration>,
): Promise<ResponseOf<typeof confirmRegistration>> {
  const ref = lineRefOf(caller, lenderId);
  const line = await askedLine(deps, ref);
  if (line.line === 'active') await endRegistration(deps.db, ref, null, deps.clock.nowMs());
  if (line.line === 'none') await endRegistration(deps.db, ref, 'ACTIVATION_MOBILE_NOT_PA', deps.clock.nowMs());
  const stored = await findRegistration(deps.db, ref);
  const merchant = stored?.merchantKey == null ? null : await findMerchant(deps.db, stored.merchantKey);
  return registrationOf(lenderId, { line, stored, ...(await waitingAt(deps, ref, merchant)) });
}

export async function asStepOfActivation<Answer extends { readonly step: string }>(
  deps: LenderApplicationDeps,
  caller: WidgetCaller,
  lenderId: string,
  step: () => Promise<Answer>,
): Promise<Answer> {
  const mobile = caller.session?.mobile ?? null;
  const end = async (failure: ErrorName | null): Promise<void> => {
    if (mobile !== null) await endRegistration(deps.db, { mobile, lenderId }, failure, deps.clock.nowMs());
  };
  try {
    const answer = await step();
    if (answer.step === 'ACTIVE') await end(null);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && endsActivation(error.name)) await end(error.name);
    throw error;
  }
}

interface Waiting {
  readonly merchant: Merchant | null;
  readonly order: Registration['order'];
}
const nothingOrdered = (merchant: Merchant | null): Waiting => ({ merchant, order: null });
async function waitingAt(
  { db, clock }: Pick<LenderApplicationDeps, 'db' | 'clock'>,
  { mobile }: Pick<LineRef, 'mobile'>,
  merchant: Merchant | null,
): Promise<Waiting> {
  if (!merchant) return nothingOrdered(null);
  const by = { mobile, merchantKey: merchant.merchantKey };
  return { merchant, order: await newestUnpaidOrder(db, by, clock.nowMs()) };
}

const askedLine = async (deps: LenderApplicationDeps, ref: LineRef): Promise<LineState> =>
  answeredBy(await callLender(deps, ref.lenderId, () => deps.lenders.lineState(ref)));

const statuses = { none: 'NONE', approved: 'APPROVED', active: 'ACTIVE' } as const;

const registrationOf = (
  lenderId: string,
  about: {
    readonly line: LineState | null;
    readonly stored: StoredRegistration | null;
  } & Waiting,
): Registration => {
  const { line, stored, merchant, order } = about;
  return {
    lenderId,
    registrationId: stored?.registrationId ?? null,
    status: stored?.status ?? 'NONE',
    failure: stored?.failureName ?? null,
    creditLineStatus: line && statuses[line.line],
    isNewUser: line !== null && line.line !== 'none' && line.isNewCustomer,
    limit: line === null || line.line === 'none' ? null : line.limitRupees,
    merchant: merchant && { merchantKey: merchant.merchantKey, name: merchant.name, logo: merchant.logoUrl },
    order,
    shopLater: merchant !== null,
  };
};

/** `line`: null for a guest. */
function schemeOf(lender: Lender, mobile: string | null, line: LineState | null): CreditScheme {
  const { lenderId, name, lenderLogo, activation, aivfType, annualRateBps } = lender;
  const offered = Object.entries(annualRateBps).flatMap(([months, bps]) =>
    bps === null ? [] : [[Number(months), bps]],
  );
  const months = offered.map(([month = 0]) => month);
  const has = line === null || line.line === 'none' ? null : line;
  return {
    lenderId,
    lenderName: name,
    lenderLogo,
    ...activation,
    maskedMobile: mobile && maskMobile(mobile),
    aivfType: has?.aivfType ?? aivfType,
    status: line && statuses[line.line],
    limit: has?.limitRupees ?? null,
    tenureMonths: { from: Math.min(...months), to: Math.max(...months) },
    rateFromBps: Math.min(...offered.map(([, bps = 0]) => bps)),
  };
}

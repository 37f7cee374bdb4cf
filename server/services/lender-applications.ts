import { amountStanding } from '../../shared/lenders';
import { isAgeAllowed } from '../../shared/rules/validation';
import type { ApplicationAsk, ApplicationRef } from '../lenders/credit-line-gateway';
import type { Application } from '../store/applications';
import type { Merchant } from '../store/merchants';
import { askLender, type EligibilityDeps } from './eligibility';
import { lenderOf } from './merchant-lender';
import { takingApplications } from './offers';
import { callLender } from './payments/call-lender';
import { Refusal } from './refusal';

/** When to ask again how a lender decides. */
export const APPLICATION_POLL_AFTER_MS = 2_000;
/** Where an application stands that a shopper filed without an agent. */
export const NO_AGENT = 'shopper';
/** How long what was filed can be shown. */
export const APPLICATION_KEPT_MS = 30 * 24 * 60 * 60_000;

export interface LenderApplicationDeps extends EligibilityDeps {
  readonly warn: (err: unknown, what: string) => void;
}

/** Refuses with 400 who is not 21 to 100 years old today. */
export function requireAge(dateOfBirth: string, nowMs: number): void {
  if (!isAgeAllowed(dateOfBirth, new Date(nowMs)))
    throw new Refusal('INVALID_REQUEST', {
      fields: [{ path: 'dateOfBirth', message: 'must be of an age from 21 to 100' }],
    });
}

/** Refuses a customer whom this lender would not take as a new one: 400 (not a lender of the merchant),
 *  APPLICATION_NOT_ALLOWED, 4106 (amount), LENDER_UNAVAILABLE. `amountRupees`: null where nothing is bought yet. */
export async function requireApplicable(
  deps: LenderApplicationDeps,
  merchant: Merchant,
  asked: { readonly lenderId: string; readonly mobile: string; readonly amountRupees: number | null },
): Promise<void> {
  const lender = lenderOf(merchant, asked.lenderId);
  if (!merchant.isNtbAllowed || !takingApplications(merchant.lenderIds).includes(asked.lenderId))
    throw new Refusal('APPLICATION_NOT_ALLOWED');
  if (asked.amountRupees !== null && amountStanding(lender, asked.amountRupees) !== 'within')
    throw new Refusal('NTB_INSUFFICIENT_LIMIT');
  const standing = await askLender(deps, asked.lenderId, asked.mobile);
  if (standing === null) throw new Refusal('LENDER_UNAVAILABLE');
  if (standing.standing !== 'newToBank') throw new Refusal('APPLICATION_NOT_ALLOWED');
}

/** Files it with the lender. Refusals: the lender's own (4106, 4107), LENDER_UNAVAILABLE. */
export async function fileWithLender(deps: LenderApplicationDeps, ask: ApplicationAsk): Promise<void> {
  const filed = await callLender(deps, ask.lenderId, () => deps.lenders.apply(ask));
  if (filed.asked === 'refused') throw new Refusal(filed.error.errorName, { cause: filed.error });
  if (filed.asked !== 'answered') throw new Refusal('LENDER_UNAVAILABLE', { cause: filed.cause });
}

/** What the lender has decided; it is asked unless that is known. Null while it has not, or does not say. */
export async function decisionOn(
  deps: LenderApplicationDeps,
  application: ApplicationRef & Pick<Application, 'status'>,
): Promise<'APPROVED' | 'REJECTED' | null> {
  if (application.status === 'APPROVED' || application.status === 'REJECTED') return application.status;
  if (application.status === 'SHARED') return null;
  const asked = await callLender(deps, application.lenderId, () => deps.lenders.applicationState(application));
  if (asked.asked !== 'answered' || asked.answer === 'open') return null;
  return asked.answer === 'approved' ? 'APPROVED' : 'REJECTED';
}

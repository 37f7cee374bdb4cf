import type { ApplicationConsent } from '../../shared/api/application-form';
import type { ApplicationStatus } from '../../shared/api/ntb';
import { maskMobile } from '../../shared/format/mask';
import { applicationConsentMessages } from '../../shared/legal/application-consent.messages';
import { amountFit } from '../../shared/lenders';
import { messagesIn } from '../../shared/messages/define-messages';
import { isAgeAllowed } from '../../shared/rules/validation';
import type { ApplicationAsk, ApplicationRef, ApplicationState } from '../lenders/credit-line-gateway';
import { applicationConsent } from '../store/application-consents';
import { type Application, setApplicationStatus } from '../store/applications';
import type { Merchant } from '../store/merchants';
import { writeAll } from '../store/write';
import type { WidgetCaller } from './caller';
import { applicationAgreed, placeOf } from './consents';
import { askLender, type EligibilityDeps } from './eligibility';
import type { ClientLimits } from './limits';
import { lenderOf } from './merchant-lender';
import { lenderName, takingApplications } from './offers';
import { callLender } from './payments/call-lender';
import { Refusal } from './refusal';
import { type Hasher, sha256 } from './secrets';

/** Polling delay for a lender's decision. */
export const APPLICATION_POLL_AFTER_MS = 2_000;
export const NO_AGENT = 'shopper';

export interface LenderApplicationDeps extends EligibilityDeps {
  readonly hasher: Hasher;
  readonly publicUrl: string;
  readonly warn: (err: unknown, what: string) => void;
  readonly limits: ClientLimits;
}

export function requireAge(dateOfBirth: string, nowMs: number): void {
  if (!isAgeAllowed(dateOfBirth, nowMs))
    throw new Refusal('INVALID_REQUEST', {
      fields: [{ path: 'dateOfBirth', message: 'must be of an age from 21 to 100' }],
    });
}

/** Refuses a customer who is not acceptable to this lender as a new one: 400 (not a lender of the merchant),
 *  APPLICATION_NOT_ALLOWED, 4106 (amount), LENDER_UNAVAILABLE. `amountRupees`: null without a purchase. */
export async function requireApplicable(
  deps: LenderApplicationDeps,
  merchant: Merchant,
  asked: { readonly lenderId: string; readonly mobile: string; readonly amountRupees: number | null },
): Promise<void> {
  const lender = lenderOf(merchant, asked.lenderId);
  if (!merchant.isNtbAllowed || !takingApplications(merchant.lenderIds).includes(asked.lenderId))
    throw new Refusal('APPLICATION_NOT_ALLOWED');
  if (asked.amountRupees !== null && amountFit(lender, asked.amountRupees) !== 'within')
    throw new Refusal('NTB_INSUFFICIENT_LIMIT');
  const standing = await askLender(deps, asked.lenderId, asked.mobile);
  if (standing === null) throw new Refusal('LENDER_UNAVAILABLE');
  if (standing.standing !== 'newToBank') throw new Refusal('APPLICATION_NOT_ALLOWED');
}

export interface LendersWord {
  /** Null if undecided, or without an answer. */
  readonly decision: 'APPROVED' | 'REJECTED' | null;
  /** The lender's page on which the customer has to finish the application; null if nothing is missing. */
  readonly windowUrl: string | null;
}
const silent: LendersWord = { decision: null, windowUrl: null };

/** Files it with the lender. Stores the consent first: nothing is sent to a lender without. Refusals: the lender's own
 *  (4106, 4107), LENDER_UNAVAILABLE. */
export async function fileWithLender(
  deps: LenderApplicationDeps,
  caller: WidgetCaller,
  ask: ApplicationAsk,
  consent: ApplicationConsent,
): Promise<LendersWord> {
  const { reference, lenderId, mobile } = ask;
  const { version, language } = consent;
  const { merchantKey } = caller.merchant;
  const text = messagesIn(language, applicationConsentMessages).text(lenderName(lenderId));
  await writeAll(deps.db, [
    applicationConsent({
      reference,
      lenderId,
      version,
      language,
      textHash: sha256(text),
      maskedMobile: maskMobile(mobile),
      clientIpHash: deps.hasher.hash('client-ip', caller.clientIp),
      consentedAtMs: deps.clock.nowMs(),
    }),
    ...applicationAgreed(
      deps,
      { ...caller, mobile, language, place: placeOf(caller), merchantKey },
      { reference, lenderId, version, text },
    ),
  ]);
  const filed = await callLender(deps, ask.lenderId, () => deps.lenders.apply(ask));
  if (filed.asked === 'refused') throw new Refusal(filed.error.errorName, { cause: filed.error });
  if (filed.asked !== 'answered') throw new Refusal('LENDER_UNAVAILABLE', { cause: filed.cause });
  return wordOf(filed.answer);
}

/** Public status of an application: ended if it was closed or its link has expired. */
export function statusAt({ status, expiresAtMs, closedAtMs }: Application, nowMs: number): ApplicationStatus {
  return closedAtMs !== null || (status === 'SHARED' && expiresAtMs <= nowMs) ? 'EXPIRED' : status;
}

/** The lender's current answer; not asked if it has decided, or if the application is closed. */
export async function lendersWordOn(
  deps: LenderApplicationDeps,
  application: ApplicationRef & Pick<Application, 'status' | 'closedAtMs'>,
): Promise<LendersWord> {
  const { status, closedAtMs } = application;
  if (closedAtMs !== null) return silent;
  if (status === 'APPROVED' || status === 'REJECTED') return { decision: status, windowUrl: null };
  if (status === 'SHARED') return silent;
  const asked = await callLender(deps, application.lenderId, () => deps.lenders.applicationState(application));
  return asked.asked === 'answered' ? wordOf(asked.answer) : silent;
}

/** The lender's current answer, and the application with its decision, which is stored. */
export async function askedNow<A extends ApplicationRef & Pick<Application, 'status' | 'closedAtMs'>>(
  deps: LenderApplicationDeps,
  application: A,
): Promise<{ readonly application: A; readonly word: LendersWord }> {
  const word = await lendersWordOn(deps, application);
  const status = word.decision ?? application.status;
  if (status !== application.status) await setApplicationStatus(deps.db, application.reference, status);
  return { application: { ...application, status }, word };
}

function wordOf(found: ApplicationState): LendersWord {
  switch (found.state) {
    case 'open':
      return { decision: null, windowUrl: found.pageUrl };
    case 'approved':
      return { decision: 'APPROVED', windowUrl: null };
    case 'rejected':
      return { decision: 'REJECTED', windowUrl: null };
    default:
      return found satisfies never;
  }
}

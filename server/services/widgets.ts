import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { CardOffer, EmiInfo, howToBuy, UserEligibility, widgetInit } from '../../shared/api/widget';
import { maskMobile } from '../../shared/format/mask';
import type { Lender } from '../../shared/lenders';
import { messagesIn } from '../../shared/messages/define-messages';
import { SmsNotSent } from '../sms/sms-sender';
import type { Merchant } from '../store/merchants';
import type { Session } from '../store/sessions';
import type { WidgetCaller } from './caller';
import { eligibilityHere, NO_AMOUNT } from './eligibility';
import { consumeRateLimit, customerLimits } from './limits';
import { type LoginDeps, requireMobile } from './logins';
import { lendersOf, offersFor } from './offers';
import { phoneMessages } from './phone.messages';
import { Refusal } from './refusal';
import type { Hasher } from './secrets';
import { type ConfiguredPayment, sessionConfigOf } from './session-config';
import { type SessionStartDeps, sessionIdOf, startSession } from './sessions';
import { SITE_MERCHANT } from './site-merchant';

export interface WidgetDeps extends LoginDeps, SessionStartDeps {
  readonly appUrl: string | null;
  /** Null if neither opens a transaction of this merchant, or no longer. */
  openTransaction(
    merchantKey: string,
    by: { readonly checkoutToken: string } | { readonly ref: string },
  ): Promise<ConfiguredPayment | null>;
}

export async function initWidget(
  deps: WidgetDeps,
  { merchant, origin, client }: WidgetCaller,
  { checkoutToken, ref }: RequestOf<typeof widgetInit>,
): Promise<{ readonly told: ResponseOf<typeof widgetInit>; readonly session: Session }> {
  // A payment that exists can still be viewed, and the site has pages without lending.
  const isOnlyForLending = checkoutToken === undefined && ref === undefined && merchant.merchantKey !== SITE_MERCHANT;
  if (isOnlyForLending && merchant.lenderIds.length === 0) throw new Refusal('NO_LENDER_CONNECTED');
  const by = checkoutToken !== undefined ? { checkoutToken } : ref !== undefined ? { ref } : null;
  const opened = by && (await deps.openTransaction(merchant.merchantKey, by));
  if (by && !opened) throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'unknown token or link' });
  const txnUuid = opened?.txnUuid ?? null;
  const { merchantKey } = merchant;
  const { token, session } = await startSession(deps, client, {
    merchantKey,
    origin,
    txnUuid,
    mobile: null,
    isByLink: by !== null && 'ref' in by,
  });
  const told = {
    sessionToken: token,
    sessionId: sessionIdOf(deps, session),
    merchantName: merchant.name,
    merchantLogo: merchant.logoUrl,
    sessionConfig: sessionConfigOf(merchant, opened, deps.appUrl !== null),
    serverNowMs: deps.clock.nowMs(),
  } as const;
  return { told, session };
}

export async function checkUserEligibility(
  deps: WidgetDeps,
  caller: WidgetCaller,
  amount: number | null,
): Promise<UserEligibility> {
  return checkEligibilityAt(deps, caller, requireMobile(caller), amount);
}

export async function checkEligibilityAt(
  deps: WidgetDeps,
  caller: Pick<WidgetCaller, 'merchant' | 'requestId'>,
  mobile: string,
  amount: number | null,
): Promise<UserEligibility> {
  const { emiLenders, ntbLenders, isPreApproved, isNtbAllowed } = await eligibilityHere(deps, caller, {
    mobile,
    amount,
  });
  return {
    isEligible: isPreApproved,
    isPreApproved,
    isNtbAllowed,
    lenders: isPreApproved ? emiLenders : ntbLenders,
    applicationLenders: ntbLenders,
  };
}

/** Hash of a number, stable per merchant and different between merchants. */
export const hashedMobile = (hasher: Hasher, merchantKey: string, mobile: string): string =>
  hasher.hash('hashed-mobile', merchantKey, mobile);

export function emiInfo(deps: WidgetDeps, { merchant, session }: WidgetCaller, amount: number | null): EmiInfo {
  const mobile = session?.mobile ?? null;
  const onCard = (card: Lender['card']): Lender[] => lendersOf(merchant.lenderIds).filter((each) => each.card === card);
  return {
    hashedMobile: mobile === null ? null : hashedMobile(deps.hasher, merchant.merchantKey, mobile),
    lenders: offersFor(merchant, amount ?? NO_AMOUNT),
    creditLenders: onCard('credit').map(({ lenderId }) => lenderId),
    debitLenders: onCard('debit').map(({ lenderId }) => lenderId),
    creditCardOffers: cardOffers(merchant, 'credit', onCard('credit')),
    debitCardOffers: cardOffers(merchant, 'debit', onCard('debit')),
    hasAppLink: deps.appUrl !== null,
  };
}

export const filmOf = ({ merchant }: WidgetCaller): ResponseOf<typeof howToBuy> => ({
  videoUrl: merchant.widgets.howToBuyVideoUrl,
});

/** The merchant's offers first, then those of its lenders for that kind of card. */
const cardOffers = (merchant: Merchant, card: 'credit' | 'debit', lenders: readonly Lender[]): CardOffer[] => [
  ...merchant.widgets.cardOffers
    .filter((each) => each.card === card)
    .map(({ bankName, offer, termsUrl }) => ({ bankName, offer, termsUrl })),
  ...lenders.flatMap(({ name, offer }) => (offer === null ? [] : [{ bankName: name, offer, termsUrl: null }])),
];

/** Sends the link to the app, at most 3 times a day to one number. Refusals: 401, 429, 503. */
export async function sendAppLink(
  deps: WidgetDeps,
  caller: WidgetCaller,
): Promise<{ isSent: boolean; maskedMobile: string }> {
  const mobile = requireMobile(caller);
  const { merchantKey } = caller.merchant;
  const { appUrl } = deps;
  const maskedMobile = maskMobile(mobile);
  if (appUrl === null) return { isSent: false, maskedMobile };
  await consumeRateLimit(
    deps.db,
    customerLimits.appLinksSent,
    [hashedMobile(deps.hasher, merchantKey, mobile)],
    deps.clock.nowMs(),
  );
  try {
    await deps.sms.send({ mobile, text: messagesIn(caller.language, phoneMessages).appLink(appUrl) });
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;
    throw new Refusal('SERVICE_UNAVAILABLE', { cause: error });
  }
  return { isSent: true, maskedMobile };
}

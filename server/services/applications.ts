import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { ntbInfo } from '../../shared/api/ntb';
import type { shareNtbApplication as shareEndpoint } from '../../shared/api/sales';
import { maskMobile } from '../../shared/format/mask';
import { messagesIn } from '../../shared/messages/define-messages';
import { pathIn } from '../../shared/site/address';
import { ntbAddresses } from '../../shared/site/ntb-addresses';
import { href } from '../../shared/site/route';
import { APPLICATION_LIFETIME_MS } from '../rules/lifetimes';
import { type Application, findApplication, insertApplication } from '../store/applications';
import { logEvent } from '../store/event-log';
import { findMerchant } from '../store/merchants';
import type { Caller, SalesCaller, WidgetCaller } from './caller';
import { askLender, type EligibilityDeps, requireVerified } from './eligibility';
import { askedNow, type LenderApplicationDeps, statusAt } from './lender-applications';
import { consumeRateLimit } from './limits';
import { lenderName, takingApplications } from './offers';
import { phoneMessages } from './phone.messages';
import { readableNumber } from './readable-number';
import { Refusal } from './refusal';
import { randomReference } from './secrets';

export interface ApplicationDeps extends EligibilityDeps {
  readonly publicUrl: string;
}

export const applicationUrl = ({ publicUrl }: { readonly publicUrl: string }, reference: string): string =>
  publicUrl + href(ntbAddresses.application, {}, { ref: reference });

/** Return address of a lender's page: the site's page for an applicant there, in the language of the call, else the
 *  page of the link. */
export const returnUrl = (
  deps: { readonly publicUrl: string },
  { site, origin, language }: Pick<WidgetCaller, 'site' | 'origin' | 'language'>,
  { applicationId, reference }: Pick<Application, 'applicationId' | 'reference'>,
): string =>
  site
    ? `${origin}${pathIn(language, href(ntbAddresses.status, {}, { applicationId }))}`
    : applicationUrl(deps, reference);

/**
 * Files an application for a verified customer and returns the links to share, neither with the customer's number.
 * Refusals: MOBILE_NOT_VERIFIED, APPLICATION_NOT_ALLOWED (the merchant or the lender accepts none for this customer),
 * LENDER_UNAVAILABLE.
 */
export async function shareNtbApplication(
  deps: ApplicationDeps,
  caller: SalesCaller,
  asked: RequestOf<typeof shareEndpoint>,
): Promise<ResponseOf<typeof shareEndpoint>> {
  const { merchant, agentId, requestId, language } = caller;
  await requireVerified(deps, caller, asked.mobile);
  if (!merchant.isNtbAllowed || !takingApplications(merchant.lenderIds).includes(asked.lenderId))
    throw new Refusal('APPLICATION_NOT_ALLOWED');
  const standing = await askLender(deps, asked.lenderId, asked.mobile);
  if (standing === null) throw new Refusal('LENDER_UNAVAILABLE');
  if (standing.standing !== 'newToBank') throw new Refusal('APPLICATION_NOT_ALLOWED');

  const reference = randomReference();
  const applicationId = readableNumber('KA');
  const nowMs = deps.clock.nowMs();
  await deps.db.transaction().execute(async (trx) => {
    await insertApplication(trx, {
      reference,
      applicationId,
      merchantKey: merchant.merchantKey,
      agentId,
      lenderId: asked.lenderId,
      mobile: asked.mobile,
      email: asked.email === '' ? null : asked.email,
      userName: asked.userName,
      source: 'LINK',
      status: 'SHARED',
      createdAtMs: nowMs,
      expiresAtMs: nowMs + APPLICATION_LIFETIME_MS,
      closedAtMs: null,
    });
    await logEvent(trx, {
      type: 'applicationShared',
      atMs: nowMs,
      merchantKey: merchant.merchantKey,
      agentId,
      requestId,
      details: { maskedMobile: maskMobile(asked.mobile), applicationId, lenderId: asked.lenderId },
    });
  });
  const ntbLink = applicationUrl(deps, reference);
  const text = messagesIn(language, phoneMessages).applicationLink(lenderName(asked.lenderId), merchant.name, ntbLink);
  return { applicationId, ntbLink, whatsAppLink: `https://wa.me/?text=${encodeURIComponent(text)}` };
}

/** An unknown reference is 404; too many tries are 429. */
export async function applicationInfo(
  deps: ApplicationDeps & LenderApplicationDeps,
  caller: Caller,
  reference: string,
): Promise<ResponseOf<typeof ntbInfo>> {
  const nowMs = deps.clock.nowMs();
  const found = await findApplication(deps.db, reference);
  if (!found) {
    await consumeRateLimit(deps.db, deps.limits.referencesTried, [caller.client], nowMs);
    throw new Refusal('NOT_FOUND');
  }
  const { application } = await askedNow(deps, found);
  const merchant = await findMerchant(deps.db, application.merchantKey);
  return {
    applicationId: application.applicationId,
    status: statusAt(application, nowMs),
    merchantName: application.merchantName,
    merchantKey: application.merchantKey,
    merchantOrigin: merchant?.origins[0] ?? null,
    lenderId: application.lenderId,
    lenderName: lenderName(application.lenderId),
    firstName: application.userName.split(' ', 1)[0] ?? '',
    maskedMobile: maskMobile(application.mobile),
    expiresAtMs: application.expiresAtMs,
    serverNowMs: nowMs,
  };
}

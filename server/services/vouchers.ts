import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { sendVoucherSms, Voucher, voucherDetails } from '../../shared/api/vouchers';
import { maskMobile } from '../../shared/format/mask';
import { messagesIn } from '../../shared/messages/define-messages';
import { dayInIndia } from '../../shared/rules/india-days';
import {
  VOUCHER_ACTIVE_MS,
  VOUCHER_BUY_WITHIN_MS,
  VOUCHER_EVERY_MS,
  VOUCHER_RUPEES,
  voucherComesBy,
} from '../../shared/rules/voucher';
import { pathIn } from '../../shared/site/address';
import { offerAddresses } from '../../shared/site/offer-addresses';
import { href } from '../../shared/site/route';
import { SmsNotSent } from '../sms/sms-sender';
import { storesByHandle } from '../store/catalogue';
import {
  forgetOfferMessage,
  noteCodeHash,
  noteOfferMessage,
  offerMessageAtMs,
  type VoucherGrant,
  vouchersOf,
} from '../store/vouchers';
import type { SiteCaller } from './caller';
import type { CatalogueCache } from './catalogue/catalogue-cache';
import { storeIn } from './catalogue/find';
import { stands } from './catalogue/offers-of';
import { consumeRateLimit, customerLimits } from './limits';
import { requireMobile } from './logins';
import { phoneMessages } from './phone.messages';
import { Refusal } from './refusal';
import { type Hasher, unseal } from './secrets';
import { VOUCHER_CODE, voucherCodeHash } from './voucher-code';
import { hashedMobile, type WidgetDeps } from './widgets';

export interface VoucherDeps extends WidgetDeps {
  readonly catalogue: Pick<CatalogueCache, 'current'>;
}

/** Answers `GET txn/getVoucherDetails`; a lender's host shows vouchers of purchases with this lender only. Refusals:
 *  401. */
export async function vouchersOfCaller(
  deps: VoucherDeps,
  caller: SiteCaller,
  { merchantName }: RequestOf<typeof voucherDetails>,
): Promise<ResponseOf<typeof voucherDetails>> {
  const mobile = requireMobile(caller);
  const { lenderId } = caller.site;
  const nowMs = deps.clock.nowMs();
  const grants = await vouchersOf(deps.db, { mobile, lenderId: null });
  await makeRedeemable(deps, grants);
  const shown = lenderId === null ? grants : await vouchersOf(deps.db, { mobile, lenderId });
  const offer = merchantName === undefined ? null : await offerAt(deps, merchantName);
  const sentAtMs = offer && (await offerMessageAtMs(deps.db, mobile, offer.merchantKey, nowMs));
  const names = await namesOf(
    deps,
    shown.map(({ handle }) => handle),
  );
  return {
    vouchers: shown.map((grant) => voucherOf(deps, grant, names.get(grant.handle) ?? grant.handle, nowMs)),
    isOffered: offer !== null,
    ...standingOf(grants, sentAtMs, nowMs),
  };
}

/** Answers `POST app/voucher/send-sms`. Stores the SMS before sending it, so that a received SMS is always valid.
 *  Refusals: 401, 404, 429, 503. */
export async function sendOfferSms(
  deps: VoucherDeps,
  caller: SiteCaller,
  { merchantName }: RequestOf<typeof sendVoucherSms>,
): Promise<ResponseOf<typeof sendVoucherSms>> {
  const mobile = requireMobile(caller);
  const maskedMobile = maskMobile(mobile);
  const offer = await offerAt(deps, merchantName);
  if (!offer) throw new Refusal('NOT_FOUND');
  const nowMs = deps.clock.nowMs();
  const grants = await vouchersOf(deps.db, { mobile, lenderId: null });
  if (nextFromMs(grants, nowMs) !== null) return { maskedMobile, ...standingOf(grants, null, nowMs) };
  const { merchantKey, name } = offer;
  const counted = hashedMobile(deps.hasher, merchantKey, mobile);
  await consumeRateLimit(deps.db, customerLimits.voucherMessagesSent, [counted], nowMs);
  const message = { mobile, merchantKey, handle: merchantName, language: caller.language };
  if (await noteOfferMessage(deps.db, message, nowMs)) {
    const terms = deps.publicUrl + pathIn(caller.language, href(offerAddresses.voucherTerms, { handle: merchantName }));
    try {
      await deps.sms.send({ mobile, text: messagesIn(caller.language, phoneMessages).voucherOffer(name, terms) });
    } catch (error) {
      await forgetOfferMessage(deps.db, message, nowMs);
      if (!(error instanceof SmsNotSent)) throw error;
      throw new Refusal('SERVICE_UNAVAILABLE', { cause: error });
    }
  }
  return { maskedMobile, ...standingOf(grants, await offerMessageAtMs(deps.db, mobile, merchantKey, nowMs), nowMs) };
}

async function offerAt(
  deps: VoucherDeps,
  handle: string,
): Promise<{ readonly merchantKey: string; readonly name: string } | null> {
  const { version, lists } = await deps.catalogue.current();
  const isOffered = lists.offers.some(
    (offer) => offer.kind === 'voucher' && offer.handle === handle && stands(deps, offer),
  );
  const [content] = isOffered ? await storesByHandle(deps.db, version, [handle]) : [];
  if (content === undefined) return null;
  const { merchantKey, name } = storeIn(content);
  return merchantKey === null ? null : { merchantKey, name };
}

async function namesOf(deps: VoucherDeps, handles: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { version } = await deps.catalogue.current();
  const stores = (await storesByHandle(deps.db, version, [...new Set(handles)])).map(storeIn);
  return new Map(stores.map(({ handle, name }) => [handle, name]));
}

type Standing = Pick<ResponseOf<typeof voucherDetails>, 'buyUntilMs' | 'nextFromMs' | 'serverNowMs'>;
function standingOf(grants: readonly VoucherGrant[], sentAtMs: number | null, nowMs: number): Standing {
  const next = nextFromMs(grants, nowMs);
  return {
    // The purchase after that SMS has earned its voucher.
    buyUntilMs: sentAtMs === null || next !== null ? null : sentAtMs + VOUCHER_BUY_WITHIN_MS,
    nextFromMs: next,
    serverNowMs: nowMs,
  };
}

/** When a number may earn another voucher; null = now. `grants`: newest first. */
function nextFromMs(grants: readonly VoucherGrant[], nowMs: number): number | null {
  const newest = grants.find(({ withdrawnAtMs }) => withdrawnAtMs === null);
  const fromMs = newest ? newest.grantedAtMs + VOUCHER_EVERY_MS : 0;
  return fromMs > nowMs ? fromMs : null;
}

function voucherOf({ hasher }: VoucherDeps, grant: VoucherGrant, merchantName: string, nowMs: number): Voucher {
  const { txnUuid, handle, orderId, grantedAtMs, linkSentAtMs, redeemedAtMs } = grant;
  const status = statusOf(grant, nowMs);
  return {
    voucherId: txnUuid,
    merchantHandle: handle,
    merchantName,
    amountRupees: VOUCHER_RUPEES,
    status,
    code: status === 'ACTIVE' ? codeOf(hasher, grant) : null,
    orderId,
    earnedAtMs: grantedAtMs,
    comesBy: voucherComesBy(dayInIndia(grantedAtMs)),
    linkSentAtMs,
    activeUntilMs: activeUntilMs(grant),
    usedAtMs: redeemedAtMs,
  };
}

/** Null before its link is sent. */
const codeOf = (hasher: Hasher, { txnUuid, sealedCode }: VoucherGrant): string | null =>
  sealedCode === null ? null : unseal(hasher.hash(VOUCHER_CODE, txnUuid), sealedCode);

const activeUntilMs = ({ linkSentAtMs }: VoucherGrant): number | null =>
  linkSentAtMs === null ? null : linkSentAtMs + VOUCHER_ACTIVE_MS;

export function statusOf(grant: VoucherGrant, nowMs: number): Voucher['status'] {
  if (grant.redeemedAtMs !== null) return 'USED';
  if (grant.withdrawnAtMs !== null) return 'CANCELLED';
  const untilMs = activeUntilMs(grant);
  if (untilMs === null) return 'COMING';
  return nowMs < untilMs ? 'ACTIVE' : 'ENDED';
}

/** Makes earlier codes redeemable when their owner opens them. */
async function makeRedeemable({ db, hasher }: VoucherDeps, grants: readonly VoucherGrant[]): Promise<void> {
  for (const grant of grants) {
    const code = grant.codeHash === null ? codeOf(hasher, grant) : null;
    if (code !== null) await noteCodeHash(db, grant.txnUuid, voucherCodeHash(hasher, code));
  }
}

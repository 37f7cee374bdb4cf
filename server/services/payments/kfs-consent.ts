import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { Kfs } from '../../../shared/api/kfs';
import type { authorizeKfs, calculateKfs, consentedKfs, getKfsData } from '../../../shared/api/payment-kfs';
import { maskMobile } from '../../../shared/format/mask';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { href } from '../../../shared/site/route';
import { printedKfs } from '../../../shared/site/routes';
import { currentKfs, findConsent, findKfs, insertConsent, insertKfs } from '../../store/kfs';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import type { Hasher } from '../secrets';
import { buildKfs } from './build-kfs';
import { ownPayment, turnOf } from './checkout-turn';
import type { CheckoutDeps } from './customer-offer';
import { isKnownTo } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { planOf } from './payment-plans';
import { progressOf, sendOtpIfNext } from './progress';
import { current } from './settle';

/** How long the address of a printable statement leads to it. */
const PRINT_LINK_VALID_MS = 10 * MINUTE_MS;

/** The statement of what is reserved; issued once, and the same from then on. */
export async function kfsToAgreeTo(deps: CheckoutDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof getKfsData>> {
  const txn = await ownPayment(deps, caller);
  if (txn.state.plan?.kfsEnabled === false) return { kfsEnabled: false, kfsData: null, printUrl: null };
  if (txn.state.credit !== 'reserved') throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'nothing is reserved' });
  const kfsData = await statementOf(deps, caller, txn);
  return { kfsEnabled: true, kfsData, printUrl: printUrlOf(deps, txn.txnUuid, kfsData.contentHash) };
}

/** Records the consent and goes on: to the lender's OTP, which is sent, or to its page. */
export async function agreeToKfs(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  { kfsVersion, contentHash }: RequestOf<typeof authorizeKfs>,
): Promise<ResponseOf<typeof authorizeKfs>> {
  const txn = await ownPayment(deps, caller);
  const kfs = txn.reservationKey === null ? null : await currentKfs(deps.db, txn.reservationKey, deps.clock.nowMs());
  if (!kfs || kfs.contentHash !== contentHash || kfs.kfsVersion !== kfsVersion)
    throw new Refusal('PAYMENT_KFS_CHANGED', { why: 'another statement is current' });
  const consent = { kfsVersion, contentHash, consentedAtMs: deps.clock.nowMs() };
  const after = await turnOf(deps, caller, async (turn) => {
    if (turn.txn.reservationKey !== txn.reservationKey) throw new Refusal('PAYMENT_KFS_CHANGED');
    await turn.apply({ type: 'kfsAccepted' }, { kfsHash: contentHash });
    await insertConsent(turn.trx, {
      ...consent,
      txnUuid: txn.txnUuid,
      maskedMobile: maskMobile(txn.mobile ?? ''),
      clientIpHash: deps.hasher.hash('client-ip', caller.clientIp),
    });
    return turn.txn;
  });
  const ready = await sendOtpIfNext(deps, after, caller.requestId);
  return { ...progressOf(ready, deps.clock.nowMs()), consent };
}

/** The statement that was agreed to, for the session that has verified the number. */
export async function agreedKfs(deps: PaymentDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof consentedKfs>> {
  const txn = await current(deps, caller.session.txnUuid, caller.requestId);
  const nothing = { kfsData: null, consent: null, printUrl: null };
  if (txn.kfsHash === null || !isKnownTo(caller, txn)) return nothing;
  const kfsData = await findKfs(deps.db, txn.txnUuid, txn.kfsHash);
  const consent = await findConsent(deps.db, txn.txnUuid, txn.kfsHash);
  if (!kfsData || !consent) return nothing;
  return { kfsData, consent, printUrl: printUrlOf(deps, txn.txnUuid, txn.kfsHash) };
}

/** What a plan would cost; nothing is recorded. */
export async function calculatedKfs(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof calculateKfs>,
): Promise<ResponseOf<typeof calculateKfs>> {
  const txn = await current(deps, caller.session.txnUuid, caller.requestId);
  const chosen = planOf(caller.merchant, asked, txn.amountRupees);
  const kfsData = buildKfs({
    ...chosen,
    amountRupees: txn.amountRupees,
    merchantName: caller.merchant.name,
    maskedMobile: null,
    proposalNumber: `${txn.txnId}-0`,
    issuedAtMs: deps.clock.nowMs(),
  });
  return { kfsEnabled: chosen.lender.kfsEnabled, kfsData };
}

async function statementOf(deps: PaymentDeps, caller: CheckoutCaller, txn: Transaction): Promise<Kfs> {
  const { reservationKey, lenderId, emiPlanId, mobile } = txn;
  if (reservationKey === null || lenderId === null || emiPlanId === null || mobile === null)
    throw new Error('a reservation without a plan');
  const issued = await currentKfs(deps.db, reservationKey, deps.clock.nowMs());
  if (issued) return issued;
  return turnOf(deps, caller, async ({ trx }) => {
    // Two tabs ask at the same moment: the second one gets what the first one was given.
    const first = await currentKfs(trx, reservationKey, deps.clock.nowMs());
    if (first) return first;
    const kfs = buildKfs({
      ...planOf(caller.merchant, { lenderId, emiPlanId }, txn.amountRupees),
      amountRupees: txn.amountRupees,
      merchantName: caller.merchant.name,
      maskedMobile: maskMobile(mobile),
      proposalNumber: `${txn.txnId}-${txn.attempt}`,
      issuedAtMs: deps.clock.nowMs(),
    });
    await insertKfs(trx, txn.txnUuid, reservationKey, kfs);
    return kfs;
  });
}

interface PrintLink {
  readonly txnUuid: string;
  readonly contentHash: string;
  readonly untilMs: number;
}
const printParts = ({ txnUuid, contentHash, untilMs }: PrintLink) => [txnUuid, contentHash, String(untilMs)] as const;

/** Whether a key opens the printable page of a statement until that time. */
export const isPrintKey = (hasher: Hasher, link: PrintLink, key: string): boolean =>
  hasher.matches(key, 'kfs-print', ...printParts(link));

function printUrlOf(deps: PaymentDeps, txnUuid: string, contentHash: string): string {
  const untilMs = deps.clock.nowMs() + PRINT_LINK_VALID_MS;
  const key = deps.hasher.hash('kfs-print', ...printParts({ txnUuid, contentHash, untilMs }));
  return deps.publicUrl + href(printedKfs, { txnUuid, contentHash }, { until: String(untilMs), key });
}

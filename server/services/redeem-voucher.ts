import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { redeemVoucher, redemptionOutcomes } from '../../shared/api/vouchers';
import { VOUCHER_RUPEES } from '../../shared/rules/voucher';
import type { Db } from '../store/schema';
import { findRedemption, lockRedemption, lockVoucher, type VoucherGrant, voucherRedeemed } from '../store/vouchers';
import type { MerchantCaller } from './caller';
import { Refusal } from './refusal';
import { voucherCodeHash } from './voucher-code';
import { statusOf, type VoucherDeps } from './vouchers';

interface Redeemed {
  readonly outcome: (typeof redemptionOutcomes)[number];
  readonly voucher: VoucherGrant | null;
}

/** Answers `POST app/voucher/redeem`. Only one of several simultaneous calls with one voucher, or one id, succeeds.
 *  Refusals: 409. */
export async function redeemOwnVoucher(
  { db, clock, hasher }: VoucherDeps,
  { merchant }: MerchantCaller,
  { voucherCode, redemptionId }: RequestOf<typeof redeemVoucher>,
): Promise<ResponseOf<typeof redeemVoucher>> {
  const nowMs = clock.nowMs();
  const asked = { merchantKey: merchant.merchantKey, codeHash: voucherCodeHash(hasher, voucherCode), redemptionId };
  const { outcome, voucher } = await db.transaction().execute((trx) => redeem(trx, asked, nowMs));
  return {
    redemptionId,
    outcome,
    amountRupees: outcome === 'REDEEMED' ? VOUCHER_RUPEES : null,
    orderId: voucher?.orderId ?? null,
    redeemedAtMs: voucher?.redeemedAtMs ?? null,
    serverNowMs: nowMs,
  };
}

async function redeem(
  trx: Db,
  { merchantKey, codeHash, redemptionId }: Readonly<Record<'merchantKey' | 'codeHash' | 'redemptionId', string>>,
  nowMs: number,
): Promise<Redeemed> {
  await lockRedemption(trx, merchantKey, redemptionId);
  const known = await findRedemption(trx, merchantKey, redemptionId);
  if (known && known.codeHash !== codeHash) throw new Refusal('REFERENCE_TAKEN');
  if (known) return { outcome: 'REDEEMED', voucher: known };
  const voucher = await lockVoucher(trx, merchantKey, codeHash);
  if (!voucher) return { outcome: 'UNKNOWN', voucher };
  const status = statusOf(voucher, nowMs);
  if (status === 'USED' || status === 'ENDED' || status === 'CANCELLED') return { outcome: status, voucher };
  await voucherRedeemed(trx, voucher.txnUuid, redemptionId, nowMs);
  return { outcome: 'REDEEMED', voucher: { ...voucher, redemptionId, redeemedAtMs: nowMs } };
}

import { forgetCodes } from '../store/one-time-codes';
import { forgetUses } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { logOutEverywhere } from '../store/sessions';
import { forgetVerified } from '../store/verified-mobiles';
import type { MerchantCaller } from './caller';
import { forgetBudgets } from './code-budgets';
import { customerLimits } from './limits';
import type { Hasher } from './secrets';
import { hashedMobile } from './widgets';

/** Deletes a merchant's counts and verifications of a number: codes and blocks, daily applications and messages, the
 *  verification at the till, and visitors' logins. In the lock order of sending and typing a code. */
export async function forgetNumber(
  trx: Db,
  hasher: Hasher,
  caller: Pick<MerchantCaller, 'merchant'>,
  mobile: string,
): Promise<void> {
  const { merchantKey } = caller.merchant;
  await forgetCodes(trx, merchantKey, mobile);
  await forgetBudgets(trx, hasher, caller, mobile);
  const counted = hashedMobile(hasher, merchantKey, mobile);
  await forgetUses(trx, customerLimits.applicationsFiled, counted);
  await forgetUses(trx, customerLimits.appLinksSent, counted);
  await forgetUses(trx, customerLimits.paymentLinksSent, counted);
  await forgetUses(trx, customerLimits.requestLinksSent, counted);
  await forgetUses(trx, customerLimits.filedLinksSent, counted);
  await forgetUses(trx, customerLimits.voucherMessagesSent, counted);
  for (const limit of [customerLimits.disputesOpened, customerLimits.disputeReplies, customerLimits.disputeFiles])
    await forgetUses(trx, limit, counted);
  await forgetVerified(trx, merchantKey, mobile);
  await logOutEverywhere(trx, merchantKey, mobile);
}

import { messagesIn } from '../../../shared/messages/define-messages';
import { HOUR_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { VOUCHER_ACTIVE_MS } from '../../../shared/rules/voucher';
import { pathIn } from '../../../shared/site/address';
import { offerAddresses } from '../../../shared/site/offer-addresses';
import { href } from '../../../shared/site/route';
import { storesByHandle } from '../../store/catalogue';
import { currentVersion } from '../../store/catalogue-versions';
import { findVoucher, type VoucherGrant, voucherSent } from '../../store/vouchers';
import { storeIn } from '../catalogue/find';
import type { JobRules } from '../jobs/job-runner';
import { phoneMessages } from '../phone.messages';
import { seal } from '../secrets';
import { VOUCHER_CODE, voucherCode, voucherCodeHash } from '../voucher-code';
import type { PaymentDeps } from './payment-deps';

/** Waits before the second, third … attempt; the last one repeats. */
const VOUCHER_WAITS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;
const VOUCHER_WAIT_AT_MOST_MS = Math.max(...VOUCHER_WAITS_MS);
/** Longer than a gateway takes, so that only a dead process loses its message to another. */
const VOUCHER_LEASE_MS = MINUTE_MS;

/** SMS with the links of earned vouchers, long before their 7 working days have ended. A link alone opens nothing: the
 *  code is shown after a login with the number. */
export const voucherLinkJobs = (deps: PaymentDeps): JobRules => ({
  leaseMs: VOUCHER_LEASE_MS,
  longestWaitMs: VOUCHER_WAIT_AT_MOST_MS,
  async attempt({ payload: txnUuid, attempts }, takenAtMs) {
    const grant = await findVoucher(deps.db, txnUuid);
    if (!grant || grant.linkSentAtMs !== null || grant.withdrawnAtMs !== null) return { nextAtMs: null };
    try {
      await sendLink(deps, grant);
      const code = voucherCode();
      const sealedCode = seal(deps.hasher.hash(VOUCHER_CODE, txnUuid), code);
      const stored = { sealedCode, codeHash: voucherCodeHash(deps.hasher, code) };
      return { nextAtMs: null, writes: [voucherSent(txnUuid, stored, deps.clock.nowMs())] };
    } catch (err) {
      deps.warn(err, 'the link of a voucher could not be sent');
      const nextAtMs = takenAtMs + (VOUCHER_WAITS_MS[attempts - 1] ?? VOUCHER_WAIT_AT_MOST_MS);
      return { nextAtMs: nextAtMs < grant.grantedAtMs + VOUCHER_ACTIVE_MS ? nextAtMs : null };
    }
  },
});

async function sendLink(
  { db, sms, publicUrl }: PaymentDeps,
  { mobile, handle, language }: VoucherGrant,
): Promise<void> {
  const version = await currentVersion(db);
  const [content] = version === null ? [] : await storesByHandle(db, version, [handle]);
  const name = content === undefined ? handle : storeIn(content).name;
  const link = publicUrl + pathIn(language, href(offerAddresses.voucher, { merchantName: handle }));
  await sms.send({ mobile, text: messagesIn(language, phoneMessages).voucherLink(name, link) });
}

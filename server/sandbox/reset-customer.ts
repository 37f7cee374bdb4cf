import type { ResponseOf } from '../../shared/api/endpoint';
import { resetCustomer as resetEndpoint } from '../../shared/api/sandbox';
import { maskMobile } from '../../shared/format/mask';
import { type Handler, merchantHandler } from '../http/handler';
import { closeLines } from '../lenders/close-lines';
import type { MerchantCaller } from '../services/caller';
import { forgetNumber } from '../services/forget-number';
import { letIdleReservationsGo } from '../services/payments/idle-reservations';
import type { PaymentDeps } from '../services/payments/payment-deps';
import { Refusal } from '../services/refusal';
import { SITE_MERCHANT } from '../services/site-merchant';
import { closeApplications } from '../store/applications';
import { markRepaid, paymentsUnderWayUntilMs } from '../store/customer-payments';
import { customerForgotten } from '../store/customers';
import { logEvent } from '../store/event-log';
import { endLoansOf } from '../store/loan-changes';
import { forgetRegistrations } from '../store/registrations';
import { forgetVouchers } from '../store/vouchers';
import { writeAll } from '../store/write';
import { isTestNumber } from './test-customers';

/** Resets a test number to its documented state, completely or not at all. Payments and decisions stay as records
 *  without further effect. Refusals: 400 (not a test number), CUSTOMER_IN_PAYMENT. */
async function resetCustomer(
  deps: PaymentDeps,
  caller: MerchantCaller,
  mobile: string,
): Promise<ResponseOf<typeof resetEndpoint>> {
  if (!isTestNumber(mobile))
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'mobile', message: 'must be a test number' }] });
  const { db, clock, hasher } = deps;
  // An abandoned order stays open for days and does not count as a running payment.
  await letIdleReservationsGo(deps, { mobile, txnUuid: '', requestId: caller.requestId });
  const nowMs = clock.nowMs();
  return db.transaction().execute(async (trx) => {
    await forgetNumber(trx, hasher, caller, mobile);
    // Test numbers are shared by all shops, and the shopper's site has no server that could reset them.
    await forgetNumber(trx, hasher, { merchant: { ...caller.merchant, merchantKey: SITE_MERCHANT } }, mobile);
    const closing = await closeLines(trx, mobile, nowMs);
    const isReserved = 'reservedUntilMs' in closing;
    const underWayUntilMs = await paymentsUnderWayUntilMs(trx, mobile, isReserved ? [] : closing.repaidKeys, nowMs);
    const endsAtMs = underWayUntilMs ?? (isReserved ? closing.reservedUntilMs : null);
    if (isReserved || endsAtMs !== null)
      throw new Refusal('CUSTOMER_IN_PAYMENT', { data: { endsAtMs, serverNowMs: nowMs } });
    const { linesClosed, repaidKeys, mandatesEnded } = closing;
    await markRepaid(trx, mobile, repaidKeys, nowMs);
    await endLoansOf(trx, mobile, nowMs);
    const applicationsClosed = await closeApplications(trx, mobile, nowMs);
    // A voucher would block the next one for 30 days.
    await forgetVouchers(trx, mobile);
    await forgetRegistrations(trx, mobile);
    await writeAll(trx, customerForgotten(mobile));
    const done = { linesClosed, loansRepaid: repaidKeys.length, mandatesEnded, applicationsClosed };
    await logEvent(trx, {
      type: 'testCustomerReset',
      atMs: nowMs,
      merchantKey: caller.merchant.merchantKey,
      agentId: null,
      requestId: caller.requestId,
      details: { maskedMobile: maskMobile(mobile), ...done },
    });
    return done;
  });
}

/** Not registered in production. */
export const resetHandlers = (deps: PaymentDeps): readonly Handler[] => [
  merchantHandler(resetEndpoint, ({ mobile }, caller) => resetCustomer(deps, caller, mobile)),
];

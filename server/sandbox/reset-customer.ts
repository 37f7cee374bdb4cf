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

/** Puts a test number back to what the documents say of it, all of it or nothing. What was paid stays paid, what was
 *  decided stays decided; only nothing follows from it any more. Refusals: 400 (no test number), CUSTOMER_IN_PAYMENT. */
async function resetCustomer(
  deps: PaymentDeps,
  caller: MerchantCaller,
  mobile: string,
): Promise<ResponseOf<typeof resetEndpoint>> {
  if (!isTestNumber(mobile))
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'mobile', message: 'must be a test number' }] });
  const { db, clock, hasher } = deps;
  // An order that was left stays open for days, and is no payment under way.
  await letIdleReservationsGo(deps, { mobile, txnUuid: '', requestId: caller.requestId });
  const nowMs = clock.nowMs();
  return db.transaction().execute(async (trx) => {
    await forgetNumber(trx, hasher, caller, mobile);
    // A test number is every shop's, and the shopper's site has no server that could ask.
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
    // A voucher would keep the next one away for 30 days.
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

/** The call that resets a test customer. Production registers none of this. */
export const resetHandlers = (deps: PaymentDeps): readonly Handler[] => [
  merchantHandler(resetEndpoint, ({ mobile }, caller) => resetCustomer(deps, caller, mobile)),
];

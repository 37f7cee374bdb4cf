import { sendVoucherSms, voucherDetails } from '../../shared/api/vouchers';
import { type Handler, siteHandler } from '../http/handler';
import { sendOfferSms, type VoucherDeps, vouchersOfCaller } from '../services/vouchers';

/** Handlers of `shared/api/vouchers`. */
export const voucherHandlers = (deps: VoucherDeps): readonly Handler[] => [
  siteHandler(voucherDetails, (asked, caller) => vouchersOfCaller(deps, caller, asked)),
  siteHandler(sendVoucherSms, (asked, caller) => sendOfferSms(deps, caller, asked)),
];

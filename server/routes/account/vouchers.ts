import { redeemVoucher, sendVoucherSms, voucherDetails } from '../../../shared/api/vouchers';
import { type Handler, merchantHandler, siteHandler } from '../../http/handler';
import { redeemOwnVoucher } from '../../services/redeem-voucher';
import { sendOfferSms, type VoucherDeps, vouchersOfCaller } from '../../services/vouchers';

export const voucherHandlers = (deps: VoucherDeps): readonly Handler[] => [
  siteHandler(voucherDetails, (asked, caller) => vouchersOfCaller(deps, caller, asked)),
  siteHandler(sendVoucherSms, (asked, caller) => sendOfferSms(deps, caller, asked)),
  merchantHandler(redeemVoucher, (asked, caller) => redeemOwnVoucher(deps, caller, asked)),
];

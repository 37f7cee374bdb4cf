import { voucherDetails } from '../../shared/api/vouchers';
import { type OnGuest, type StartPage, sitePage } from '../platform/page/site-page';
import { VouchersView } from './vouchers';
import { type AboutShop, vouchersFlow } from './vouchers.flow';

/** The customer's vouchers, as a part of the page of a shop. */
export const vouchersPart = (shop: AboutShop, onGuest: OnGuest): StartPage =>
  sitePage({
    load: async (client) => ({ shop, details: await client.call(voucherDetails, { merchantName: shop.handle }) }),
    flow: vouchersFlow,
    View: VouchersView,
    access: 'customer',
    onGuest,
    isPart: true,
  });

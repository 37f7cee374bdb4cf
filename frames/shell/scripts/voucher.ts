import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runEntry } from '../client/run-entry';
import { runVouchers } from '../client/run-vouchers';

// What runs in the page of a shop's voucher.
const { tell } = beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runEntry(window, () => import('../../account'), tell);
runVouchers(window, () => import('../../vouchers'), tell);

import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';
import { runVouchers } from '../client/run-vouchers';

const report = beginOpenPage(window);
runEntry(window, () => import('../../account'), report);
runVouchers(window, () => import('../../vouchers'), report);

import type { ReconciliationRow } from '../reconciliation';
import { activeLoan, doneDisbursal } from './snapshots';
import { at, ids, lenderId } from './values';

const { grossPaise, mdrPaise, mdrGstPaise, subventionPaise, netPaise } = activeLoan.disbursal;
const outstanding = { outstandingPaise: activeLoan.outstandingPaise, overduePaise: 0 };
const disbursed = { grossPaise, mdrPaise, mdrGstPaise, subventionPaise, netPaise };

/** Lines of one day. */
export const reconciliationFile: readonly ReconciliationRow[] = [
  {
    section: 'loan',
    id: ids.loan,
    lenderRef: 'SFN-LN-88120',
    state: 'ACTIVE',
    seq: 2,
    amounts: outstanding,
    utr: null,
    atMs: at('11:40:00', '2026-12-04'),
  },
  {
    section: 'disbursal',
    id: ids.loan,
    lenderRef: 'SFN-LN-88120',
    state: 'DONE',
    seq: 2,
    amounts: disbursed,
    utr: doneDisbursal.utr,
    atMs: at('11:40:00', '2026-12-04'),
  },
  {
    section: 'end',
    lenderId,
    day: '2026-12-04',
    count: 2,
    sums: { reservation: {}, loan: outstanding, disbursal: disbursed, refund: {}, closure: {}, mandate: {} },
  },
];

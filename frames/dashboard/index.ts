import * as z from 'zod/mini';
import { owedByShopper, transactionHistory, transactionOfShopper } from '../../shared/api/loans';
import { TxnUuid } from '../../shared/api/payment-fields';
import { voucherDetails } from '../../shared/api/vouchers';
import { ApiError } from '../platform/api/api-error';
import { loadMessages } from '../platform/i18n/load-messages';
import { ownPage } from '../platform/own-page';
import { ListView } from './list/list-view';
import { readList } from './list/read-list';
import { loanMessagesOf } from './loan/loan-page-messages';
import { LoanView } from './loan/loan-view';
import { OwedView } from './owed/owed-view';

/** `/transaction-history`: what is owed, and what was bought last. */
export const dashboard = ownPage({
  ask: async (client) => {
    const [owed, history, { vouchers }] = await Promise.all([
      client.call(owedByShopper, undefined),
      client.call(transactionHistory, {}),
      client.call(voucherDetails, {}),
    ]);
    return { owed, transactionHistory: history, vouchers };
  },
  View: OwedView,
  heading: 2,
});

/** `/transaction-history/all-transaction-list`: all that was bought. */
export const transactions = ownPage({
  ask: (client, { location }) => readList(client, new URLSearchParams(location.search)),
  View: ListView,
  heading: 2,
});

/** `/transaction-history/{txnId}`: one purchase. */
export const loan = ownPage({
  ask: async (client, { location, document }) => {
    const txnUuid = z.safeParse(TxnUuid, location.pathname.split('/').at(-1));
    // What is no name of a purchase is as much there as somebody else's.
    if (!txnUuid.success) throw new ApiError({ kind: 'http', status: 404, message: '' });
    const [details, words] = await Promise.all([
      client.call(transactionOfShopper, { txnUuid: txnUuid.data }),
      loadMessages(document.documentElement.lang, loanMessagesOf),
    ]);
    return { loan: details, words };
  },
  View: LoanView,
});

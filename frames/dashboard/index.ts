import * as z from 'zod/mini';
import { owedByShopper, transactionHistory, transactionOfShopper } from '../../shared/api/loans';
import { TxnUuid } from '../../shared/api/payment-fields';
import { voucherDetails } from '../../shared/api/vouchers';
import { localeOf } from '../../shared/locales';
import { ApiError } from '../platform/api/api-error';
import { saveText } from '../platform/files/save-text';
import { sitePage } from '../platform/page/site-page';
import { listAddress } from './addresses';
import { queryOf } from './list/asked';
import { type ListEffect, listFlow } from './list/list.flow';
import { listCsv } from './list/list-csv';
import { listMessagesIn } from './list/list-messages';
import { ListView } from './list/list-view';
import { readList } from './list/read-list';
import { loanFlow } from './loan/loan.flow';
import { LoanView } from './loan/loan-view';
import { loansMessagesIn } from './message-types';
import { owedFlow } from './owed/owed.flow';
import { OwedView } from './owed/owed-view';

/** `/transaction-history`: the overview of all loans, and the last purchases. */
export const dashboard = sitePage({
  load: async (client) => {
    const [owed, history, { vouchers }] = await Promise.all([
      client.call(owedByShopper, undefined),
      client.call(transactionHistory, {}),
      client.call(voucherDetails, {}),
    ]);
    return { owed, transactionHistory: history, vouchers };
  },
  flow: owedFlow,
  View: OwedView,
  access: 'customer',
  heading: 2,
});

/** `/transaction-history/all-transaction-list`: all purchases. */
export const transactions = sitePage({
  load: (client, { location }) => readList(client, new URLSearchParams(location.search)),
  flow: listFlow,
  View: ListView,
  access: 'customer',
  heading: 2,
  perform:
    ({ page }) =>
    (effect) =>
      performList(effect, page),
});

function performList(effect: ListEffect, { document, history }: Window & typeof globalThis): void {
  const locale = localeOf(document.documentElement.lang);
  if (effect.type === 'saveFile') {
    const t = listMessagesIn(locale);
    saveText(document, `${t.title}.csv`, listCsv(effect.cards, t, loansMessagesIn(locale)));
  } else history.replaceState(history.state, '', listAddress(locale, queryOf(effect.asked, effect.pages)));
}

/** `/transaction-history/{txnId}`: one purchase. */
export const loan = sitePage({
  load: async (client, { location }) => {
    const txnUuid = z.safeParse(TxnUuid, location.pathname.split('/').at(-1));
    // A malformed id is answered as that of another customer's purchase.
    if (!txnUuid.success) throw new ApiError({ kind: 'http', status: 404, message: '' });
    return client.call(transactionOfShopper, { txnUuid: txnUuid.data });
  },
  flow: loanFlow,
  View: LoanView,
  access: 'customer',
  perform:
    ({ page: { location }, reload }) =>
    (effect) => {
      if (effect.type === 'reload') reload();
      else location.assign(effect.url ?? location.href);
    },
});

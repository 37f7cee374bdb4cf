import type { Locale } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { dashboard, transactionAt, transactionList } from '../../shared/site/history-rows';
import { href } from '../../shared/site/route';

/** The page of a purchase, and of one of its instalments there. */
export const loanAddress = (locale: Locale, txnUuid: string, instalment?: number): string =>
  pathIn(locale, href(transactionAt, { txnId: txnUuid })) + (instalment === undefined ? '' : `#${emiId(instalment)}`);

/** The id of an instalment on the page of its purchase. */
export const emiId = (instalment: number): string => `emi-${instalment}`;

export const dashboardAddress = (locale: Locale): string => pathIn(locale, dashboard.path);

/** The list, as far as its query says. */
export const listAddress = (locale: Locale, query: URLSearchParams = new URLSearchParams()): string => {
  const asked = query.toString();
  return pathIn(locale, transactionList.path) + (asked === '' ? '' : `?${asked}`);
};

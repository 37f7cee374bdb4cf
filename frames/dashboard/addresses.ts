import type { Locale } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { dashboard, transactionAt, transactionList } from '../../shared/site/history-rows';
import { href } from '../../shared/site/route';

/** Page of a purchase, or of one instalment on it. */
export const loanAddress = (locale: Locale, txnUuid: string, instalment?: number): string =>
  pathIn(locale, href(transactionAt, { txnId: txnUuid })) + (instalment === undefined ? '' : `#${emiId(instalment)}`);

/** Fragment of an instalment. */
export const emiId = (instalment: number): string => `emi-${instalment}`;

export const dashboardAddress = (locale: Locale): string => pathIn(locale, dashboard.path);

/** Address of the list with its filter. */
export const listAddress = (locale: Locale, query: URLSearchParams = new URLSearchParams()): string => {
  const asked = query.toString();
  return pathIn(locale, transactionList.path) + (asked === '' ? '' : `?${asked}`);
};

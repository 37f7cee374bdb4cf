import { ntbAddresses } from '../../shared/site/ntb-addresses';
import { type StartPage, sitePage } from '../platform/page/site-page';
import { lenderPageFlow } from './lender-page.flow';
import { LenderPageView, performLenderPage } from './lender-page-view';
import { readLenderPage, readStatus } from './read-status';
import { statusFlow } from './status.flow';
import { StatusView } from './status-view';

/** `/ntb-status`. */
const statusPage = sitePage({
  load: readStatus,
  flow: statusFlow,
  View: StatusView,
  access: 'customer',
  perform:
    ({ page }) =>
    ({ url }) =>
      page.location.assign(url),
});

/** `/ntb-lender-redirection`. */
const lenderPage = sitePage({
  load: readLenderPage,
  flow: lenderPageFlow,
  View: LenderPageView,
  access: 'customer',
  perform: performLenderPage,
});

/** The page of an address about a filed application. */
export const statusPageAt = ({ pathname }: Pick<Location, 'pathname'>): StartPage =>
  pathname.replace(/\/$/, '').endsWith(ntbAddresses.lender.path) ? lenderPage : statusPage;

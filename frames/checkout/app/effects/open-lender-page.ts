import { keepTabHandover, type LenderPage } from '../../../../shared/api/tab-handover';
import { createApiClient } from '../../../platform/api/client';
import { patientHttp } from '../../../platform/api/patient-http';
import { handOver } from '../../../platform/tabs/hand-over';
import type { RunningCheckout } from '../../checkout-frame';
import type { ScreenName } from '../../flow/state';
import type { Ports } from '../ports';
import { headersOf } from './headers-of';

/** Which page of the lender's a screen leads to; any other is that of the mandate. */
const leadsTo: { readonly [Name in ScreenName]?: LenderPage } = { lenderHosted: 'payment', ntbStatus: 'application' };

/** To a page of the lender's: beside the shop's window, where it is told whether the browser has opened it and when the
 *  shopper is back, and in place of a page of its own. */
export async function openLenderPage(ports: Ports, { state, send }: RunningCheckout, url: string): Promise<void> {
  if (state.entry?.kind !== 'frame') {
    ports.goTo(url);
    return;
  }
  const asked = { leadsTo: leadsTo[state.screen.name] ?? 'mandate' };
  const calls = ports.client((own) => createApiClient({ ...own, later: async () => patientHttp }));
  const isOpen = await handOver(ports.page, {
    url,
    onBack: () => send({ type: 'lenderReturned' }),
    keep: async () => (await calls.call(keepTabHandover, asked, { headers: headersOf(state) })).handover,
  });
  send({ type: 'lenderPageOpened', isOpen });
}

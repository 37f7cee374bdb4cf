import { keepTabHandover, type LenderPage } from '../../../../shared/api/tab-handover';
import { createApiClient } from '../../../platform/api/client';
import { patientHttp } from '../../../platform/api/patient-http';
import { handOver } from '../../../platform/tabs/hand-over';
import type { CheckoutState, ScreenName } from '../../flow/state';
import type { Ports } from '../ports';
import { headersOf } from './headers-of';

/** Which page of the lender's a screen leads to; any other is that of the mandate. */
const leadsTo: { readonly [Name in ScreenName]?: LenderPage } = { lenderHosted: 'payment', ntbStatus: 'application' };

/** Opens a page of the lender's beside the shop's window. False where the browser did not open it. */
export function openLenderPage(
  { client, page }: Ports,
  state: CheckoutState,
  url: string,
  onBack: () => void,
): Promise<boolean> {
  const asked = { leadsTo: leadsTo[state.screen.name] ?? 'mandate' };
  const calls = client((own) => createApiClient({ ...own, later: async () => patientHttp }));
  return handOver(page, {
    url,
    onBack,
    keep: async () => (await calls.call(keepTabHandover, asked, { headers: headersOf(state) })).handover,
  });
}

import { useCallback, useEffect, useRef } from 'react';
import type { SalesAppSession } from '../merchant/kadam';
import type { PageSettings } from '../merchant/page-settings';
import { focusSalesApp, runSalesApp, type SalesAppCall } from '../merchant/sales-session';
import { afterSdkEvent, type SalesAppState } from './sales-app-state';

const SHOP_NAME = 'Zenmart';

/** Opens the sales app next to the bill, or moves the focus into it; the app follows the bill's total. `onChange`
 *  receives each state. Unmounting closes the app. */
export function useSalesApp(
  { merchantKey }: PageSettings,
  billPaise: number,
  onChange: (state: SalesAppState) => void,
): (order: { readonly agentId: string; readonly amountPaise: number }) => void {
  const session = useRef<SalesAppSession | null>(null);
  const state = useRef<SalesAppState>({ step: 'closed' });
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => () => session.current?.destroy(), []);
  useEffect(() => {
    if (state.current.step === 'open' && billPaise > 0) session.current?.setAmount(billPaise / 100);
  }, [billPaise]);

  return useCallback(
    ({ agentId, amountPaise }) => {
      // The second click of a double click.
      if (state.current.step === 'opening') return;
      const theme = getComputedStyle(document.documentElement);
      const call: SalesAppCall = {
        merchantKey,
        type: 'EMI_HOME',
        icScope: 'sales',
        merchantAgentId: agentId,
        amount: amountPaise / 100,
        placement: 'docked',
        merchantTheme: {
          primaryCTAColor: theme.getPropertyValue('--cta').trim(),
          secondaryCTAColor: theme.getPropertyValue('--cta-2').trim(),
        },
        merchantDetails: { merchantName: SHOP_NAME, merchantURL: location.origin },
      };
      if (state.current.step === 'open') focusSalesApp(call);
      else
        session.current = runSalesApp(call, (event) => {
          state.current = afterSdkEvent(state.current, event);
          latest.current(state.current);
        });
    },
    [merchantKey],
  );
}

import { useCallback, useEffect, useRef } from 'react';
import type { SalesAppSession } from '../merchant/kadam';
import type { PageSettings } from '../merchant/page-settings';
import { runSalesApp } from '../merchant/sales-session';
import { afterSdkEvent, type SalesAppState } from './sales-app-state';

const SHOP_NAME = 'Zenmart';

/** Opens the sales app over the till. `onChange` gets every state of it; a till that goes away takes it along. */
export function useSalesApp(
  { merchantKey }: PageSettings,
  onChange: (state: SalesAppState) => void,
): (order: { readonly agentId: string; readonly amountPaise: number }) => void {
  const session = useRef<SalesAppSession | null>(null);
  const state = useRef<SalesAppState>({ step: 'closed' });
  const told = useRef(onChange);
  told.current = onChange;

  useEffect(() => () => session.current?.destroy(), []);

  return useCallback(
    ({ agentId, amountPaise }) => {
      // The second half of a double click.
      if (state.current.step === 'opening' || state.current.step === 'open') return;
      const theme = getComputedStyle(document.documentElement);
      session.current = runSalesApp(
        {
          merchantKey,
          type: 'EMI_HOME',
          icScope: 'sales',
          merchantAgentId: agentId,
          amount: amountPaise / 100,
          merchantTheme: {
            primaryCTAColor: theme.getPropertyValue('--cta').trim(),
            secondaryCTAColor: theme.getPropertyValue('--cta-2').trim(),
          },
          merchantDetails: { merchantName: SHOP_NAME, merchantURL: location.origin },
        },
        (event) => {
          state.current = afterSdkEvent(state.current, event);
          told.current(state.current);
        },
      );
    },
    [merchantKey],
  );
}

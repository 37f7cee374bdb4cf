import { useReducer, useState } from 'react';
import { type AgentId, agentFromAddress } from '../merchant/agents';
import type { PageSettings } from '../merchant/page-settings';
import { AgentSwitch } from './agent-switch';
import { totalPaise } from './bill';
import { BillLines } from './bill-lines';
import { Receipt } from './receipt';
import { SalesAppNote } from './sales-app-note';
import { TenderPanel } from './tender-panel';
import css from './till.module.css';
import { initialTill, nextTill } from './till-state';
import { useSalesApp } from './use-sales-app';

/** In-store page of the example merchant: a bill, four payment methods, and the sales app over it. */
export function Till({ settings }: { settings: PageSettings }) {
  const [till, send] = useReducer(nextTill, initialTill);
  const [agentId, setAgentId] = useState<AgentId>(() => agentFromAddress(location.search));
  const { bill, payment, salesApp } = till;
  const openSalesApp = useSalesApp(settings, totalPaise(bill), (now) =>
    send({ type: 'salesAppChanged', salesApp: now }),
  );

  const switchAgent = (next: AgentId): void => {
    setAgentId(next);
    history.replaceState(null, '', `?agent=${next}`);
  };

  return (
    <div className={css.page}>
      <header className={css.bar}>
        <span className={css.logo}>
          zenmart<i>.</i>
        </span>
        <span className={css.place}>Pune, Koregaon Park · Till 3</span>
        <AgentSwitch agentId={agentId} onSwitch={switchAgent} />
      </header>
      <main className={css.floor}>
        {payment.step === 'paid' ? (
          <Receipt bill={bill} agentId={agentId} {...payment} onNewBill={() => send({ type: 'newBillWanted' })} />
        ) : (
          <>
            <BillLines
              bill={bill}
              onQuantity={(productId, quantity) => send({ type: 'quantityChanged', productId, quantity })}
            />
            <TenderPanel
              bill={bill}
              isEmiOpen={salesApp.step === 'open'}
              onTender={(tender) => send({ type: 'tenderTaken', tender, atMs: Date.now() })}
              onCardlessEmi={() => openSalesApp({ agentId, amountPaise: totalPaise(bill) })}
            >
              <SalesAppNote salesApp={salesApp} />
            </TenderPanel>
          </>
        )}
      </main>
    </div>
  );
}

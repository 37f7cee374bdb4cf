import { useReducer, useState } from 'react';
import type { PageSettings } from '../merchant/page-settings';
import { runSalesApp, type SdkEvent } from '../merchant/sales-session';
import { CodePanel } from './code-panel';
import { type EventEntry, withEvent } from './event-entry';
import { EventLogPanel } from './event-log-panel';
import { ExampleCards } from './example-cards';
import css from './hub.module.css';
import { HubHeader } from './hub-header';
import { HubNav } from './hub-nav';
import { initialOptions, sdkOptions } from './options';
import { OptionsForm } from './options-form';
import { PhonePanel } from './phone-panel';
import { Preview } from './preview';
import { TestNumbersPanel } from './test-numbers-panel';

const FIRST_PHONE = '9000000001';

type LogAction = { readonly event: SdkEvent; readonly atMs: number } | 'clear';
const nextLog = (log: readonly EventEntry[], action: LogAction): readonly EventEntry[] =>
  action === 'clear' ? [] : withEvent(log, action.event, action.atMs);

/** The demo hub: the sales app with every option, the code that does the same, and what passes between the two. */
export function Hub({ settings }: { settings: PageSettings }) {
  const [options, setOptions] = useState(initialOptions);
  const [phone, setPhone] = useState(FIRST_PHONE);
  const [log, send] = useReducer(nextLog, []);
  const call = sdkOptions(options, { merchantKey: settings.merchantKey, merchantURL: location.origin });

  const open = (): void => {
    runSalesApp(call, (event) => send({ event, atMs: Date.now() }), {
      isTokenExpired: options.isTokenExpired,
    });
  };

  return (
    <>
      <HubHeader providerOrigin={settings.providerOrigin} />
      <div className={css.columns}>
        <HubNav providerOrigin={settings.providerOrigin} />
        <main className={css.main}>
          <h1 className={css.title}>Try every widget</h1>
          <p className={css.lede}>Real widgets against sandbox lenders. No keys, no sign-up.</p>
          <ExampleCards />
          <section id="sales-app" className={css.card} aria-labelledby="sales-app-title">
            <Preview amount={options.amount} agentId={options.agentId} onOpen={open} />
            <OptionsForm options={options} onOptions={setOptions} />
            <CodePanel call={call} providerOrigin={settings.providerOrigin} />
          </section>
          <EventLogPanel log={log} onClear={() => send('clear')} />
          <TestNumbersPanel
            providerOrigin={settings.providerOrigin}
            phone={phone}
            onUse={(mobile) => {
              setPhone(mobile);
              setOptions((before) => ({ ...before, mobile }));
            }}
          />
        </main>
        <PhonePanel providerOrigin={settings.providerOrigin} mobile={phone} />
      </div>
    </>
  );
}

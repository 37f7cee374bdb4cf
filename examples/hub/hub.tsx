import { useMemo, useReducer, useState } from 'react';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import type { HostEvent } from '../merchant/host-event';
import type { PageSettings } from '../merchant/page-settings';
import { DemoCard } from './demo-card';
import { type EventEntry, withEvent } from './event-entry';
import { EventLogPanel } from './event-log-panel';
import { ExampleCards } from './example-cards';
import css from './hub.module.css';
import { HubHeader } from './hub-header';
import { HubNav } from './hub-nav';
import { hubMessages } from './messages';
import { HubMessagesContext } from './messages-context';
import { Notice } from './notice';
import { initialOptions } from './options';
import { PhonePanel } from './phone-panel';
import { TestNumbersPanel } from './test-numbers-panel';
import { useChosenDemo } from './use-chosen-demo';
import { useLanguage } from './use-language';
import { useProviderStatus } from './use-provider-status';

const FIRST_PHONE = '9000000001';

type LogAction = { readonly event: HostEvent; readonly atMs: number } | 'clear';
const nextLog = (log: readonly EventEntry[], action: LogAction): readonly EventEntry[] =>
  action === 'clear' ? [] : withEvent(log, action.event, action.atMs);

/** Demo hub: every widget with all options, its code, and the messages between page and SDK. */
export function Hub({ settings }: { settings: PageSettings }) {
  const { providerOrigin, merchantKey } = settings;
  const [phone, setPhone] = useState(FIRST_PHONE);
  const [log, send] = useReducer(nextLog, []);
  const demo = useChosenDemo();
  const [language, setLanguage] = useLanguage();
  const [options, setOptions] = useState({ ...initialOptions, locale: language });
  const [status, askAgain] = useProviderStatus(providerOrigin, merchantKey);
  const t = messagesIn(language, hubMessages);
  const choose = (chosen: Locale): void => {
    setLanguage(chosen);
    setOptions((before) => ({ ...before, locale: chosen }));
  };
  const context = useMemo(
    () => ({ options, shop: { merchantKey, merchantURL: location.origin }, providerOrigin }),
    [options, merchantKey, providerOrigin],
  );

  return (
    <HubMessagesContext value={t}>
      <HubHeader current="examples" language={language} onLanguage={choose} />
      <div className={css.columns}>
        <HubNav chosen={demo.id} providerOrigin={providerOrigin} />
        <main className={css.main}>
          <h1 className={css.title}>{t.title}</h1>
          <p className={css.lede}>{t.lede}</p>
          {status === 'away' && <Notice text={t.away(providerOrigin)} onAgain={askAgain} />}
          {status === 'unregistered' && (
            <Notice text={t.unregistered(location.origin, merchantKey)} onAgain={askAgain} />
          )}
          <ExampleCards chosen={demo.id} />
          <DemoCard
            demo={demo}
            context={context}
            onOptions={setOptions}
            onEvent={(event) => send({ event, atMs: Date.now() })}
          />
          <EventLogPanel log={log} onClear={() => send('clear')} />
          <TestNumbersPanel
            providerOrigin={providerOrigin}
            phone={phone}
            onUse={(mobile) => {
              setPhone(mobile);
              setOptions((before) => ({ ...before, mobile }));
            }}
          />
        </main>
        <PhonePanel providerOrigin={providerOrigin} mobile={phone} />
      </div>
    </HubMessagesContext>
  );
}

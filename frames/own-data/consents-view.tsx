import { type ReactNode, useState } from 'react';
import type { Consent, ownConsents } from '../../shared/api/consents';
import type { ResponseOf } from '../../shared/api/endpoint';
import { brand } from '../../shared/brand';
import { localeOf } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { pathIn } from '../../shared/site/address';
import { heldPage } from '../../shared/site/own-data-rows';
import { Snackbar } from '../kit/snackbar';
import type { OwnProps } from '../platform/own-page';
import { ConsentRow } from './consent-row';
import { consentsMessages } from './consents.messages';
import css from './own-data.module.css';
import { ReadConsent } from './read-consent';
import { WithdrawQuestion } from './withdraw-question';

const WITHDRAWN_SAID_FOR_MS = 3_000;

/** Every yes of whoever has logged in: those that count, those that a newer text has replaced, and those taken back. */
export function ConsentsView(props: OwnProps<ResponseOf<typeof ownConsents>>): ReactNode {
  const { page, client, data, take } = props;
  const locale = localeOf(page.document.documentElement.lang);
  const words = messagesIn(locale, consentsMessages);
  const [read, setRead] = useState<Consent | null>(null);
  const [asked, setAsked] = useState<Consent | null>(null);
  const [said, setSaid] = useState(0);
  const of = (states: readonly Consent['state'][]) => data.consents.filter(({ state }) => states.includes(state));
  const now = of(['NEEDED', 'CONTRACT', 'USED', 'STANDING']);
  const lists = [
    { heading: null, note: null, consents: now },
    { heading: words.withdrawn.heading, note: words.withdrawn.kept, consents: of(['WITHDRAWN']) },
    { heading: words.earlier, note: null, consents: of(['REPLACED']) },
  ];
  const { columns } = words;
  return (
    <div className={css.own}>
      <h1 className={css.heading}>{words.title}</h1>
      <p className={css.lead}>{words.intro}</p>
      <div className={css.two}>
        <div className={css.lists}>
          {data.consents.length === 0 && (
            <section className={css.card}>
              <h2>{words.none.heading}</h2>
              <p>{words.none.text}</p>
            </section>
          )}
          {lists.map(
            ({ heading, note, consents }) =>
              consents.length > 0 && (
                <section key={heading ?? ''} className={css.list} aria-label={heading ?? words.title}>
                  {heading !== null && (
                    <div className={css.listHead}>
                      <h2>{heading}</h2>
                      {note !== null && <p>{note}</p>}
                    </div>
                  )}
                  <div className={css.columns} aria-hidden="true">
                    <span>{columns.text}</span>
                    <span>{columns.version}</span>
                    <span>{columns.when}</span>
                    <span>{columns.state}</span>
                  </div>
                  {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
                  <ul role="list">
                    {consents.map((consent) => (
                      <ConsentRow
                        key={consent.consentId}
                        consent={consent}
                        locale={locale}
                        onRead={() => setRead(consent)}
                        onWithdraw={() => setAsked(consent)}
                      />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
        <aside className={css.card}>
          <p>
            {words.never} <a href={`mailto:${brand.supportEmail}`}>{words.officer}</a>
          </p>
          <p>
            <a href={pathIn(locale, heldPage.path)}>{words.held}</a>
          </p>
        </aside>
      </div>
      {read && <ReadConsent consent={read} client={client} locale={locale} onClose={() => setRead(null)} />}
      {asked && (
        <WithdrawQuestion
          consent={asked}
          client={client}
          locale={locale}
          onClose={() => setAsked(null)}
          onDone={(answer) => {
            setAsked(null);
            setSaid((times) => times + 1);
            take(answer);
          }}
        />
      )}
      {said > 0 && (
        <Snackbar key={said} text={words.done} durationMs={WITHDRAWN_SAID_FOR_MS} onDone={() => setSaid(0)} />
      )}
    </div>
  );
}

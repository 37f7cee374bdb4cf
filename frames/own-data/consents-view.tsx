import type { ReactNode } from 'react';
import type { Consent } from '../../shared/api/consents';
import { brand } from '../../shared/brand';
import { messagesIn } from '../../shared/messages/define-messages';
import { pathIn } from '../../shared/site/address';
import { heldPage } from '../../shared/site/own-data-rows';
import { Grid } from '../kit/layout/grid';
import { Panel } from '../kit/layout/panel';
import { Snackbar } from '../kit/snackbar';
import { Stack } from '../kit/stack';
import { Caption } from '../kit/type/caption';
import { Title } from '../kit/type/title';
import type { PageView } from '../platform/page/flow-view';
import { ConsentRow } from './consent-row';
import type { ConsentsEvent, ConsentsState } from './consents.flow';
import { consentsMessages } from './consents.messages';
import css from './own-data.module.css';
import { ReadConsent } from './read-consent';
import { WithdrawQuestion } from './withdraw-question';

const WITHDRAWN_SHOWN_MS = 3_000;

/** Consents of the customer: those in force, those withdrawn, and those that a newer text has replaced. */
export function ConsentsView({ state: shown, send, locale }: PageView<ConsentsState, ConsentsEvent>): ReactNode {
  const { sheet, withdrawals } = shown;
  const t = messagesIn(locale, consentsMessages);
  const close = (): void => send({ type: 'sheetClosed' });
  const of = (states: readonly Consent['state'][]) => shown.consents.filter(({ state }) => states.includes(state));
  const now = of(['NEEDED', 'CONTRACT', 'USED', 'STANDING']);
  const lists = [
    { heading: null, note: null, consents: now },
    { heading: t.withdrawn.heading, note: t.withdrawn.retained, consents: of(['WITHDRAWN']) },
    { heading: t.earlier, note: null, consents: of(['REPLACED']) },
  ];
  const { columns } = t;
  return (
    <Stack gap={5} steady>
      <Title level={1}>{t.title}</Title>
      <Caption size={18}>{t.intro}</Caption>
      <Grid>
        <Stack gap={5} steady>
          {shown.consents.length === 0 && (
            <Panel as="section" className={css.card}>
              <h2>{t.none.heading}</h2>
              <p>{t.none.text}</p>
            </Panel>
          )}
          {lists.map(
            ({ heading, note, consents }) =>
              consents.length > 0 && (
                <Panel key={heading ?? ''} as="section" className={css.list} aria-label={heading ?? t.title}>
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
                        onRead={() => send({ type: 'textAsked', consent })}
                        onWithdraw={() => send({ type: 'withdrawalAsked', consent })}
                      />
                    ))}
                  </ul>
                </Panel>
              ),
          )}
        </Stack>
        <Panel as="aside" className={css.card}>
          <p>
            {t.never} <a href={`mailto:${brand.supportEmail}`}>{t.officer}</a>
          </p>
          <p>
            <a href={pathIn(locale, heldPage.path)}>{t.held}</a>
          </p>
        </Panel>
      </Grid>
      {sheet?.name === 'text' && (
        <ReadConsent consent={sheet.consent} shown={sheet.text} locale={locale} onClose={close} />
      )}
      {sheet?.name === 'withdraw' && (
        <WithdrawQuestion
          consent={sheet.consent}
          step={sheet.step}
          locale={locale}
          onClose={close}
          onConfirm={() => send({ type: 'withdrawalConfirmed' })}
        />
      )}
      {withdrawals > 0 && (
        <Snackbar
          key={withdrawals}
          text={t.done}
          durationMs={WITHDRAWN_SHOWN_MS}
          onDone={() => send({ type: 'snackbarHidden' })}
        />
      )}
    </Stack>
  );
}

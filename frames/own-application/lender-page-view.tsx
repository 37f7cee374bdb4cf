import type { ReactNode } from 'react';
import * as icons from '../kit/icons';
import { Note } from '../kit/note';
import type { PageView } from '../platform/page/flow-view';
import type { PerformPorts } from '../platform/page/site-page';
import { ntbAddress } from './addresses';
import type { LenderPageEffect, LenderPageEvent } from './lender-page.flow';
import css from './own-application.module.css';
import type { LenderPageData } from './read-status';
import { statusMessagesOf } from './status-page-messages';

const statusAddress = (page: Window, { answer }: LenderPageData): string =>
  ntbAddress(page, 'status', { applicationId: answer.applicationId });

/** Names the lender's server, which opens by itself; Back leads to the status. Source: RTE-056. */
export function LenderPageView({ state, send, page, locale }: PageView<LenderPageData, LenderPageEvent>): ReactNode {
  const { answer, url } = state;
  const t = statusMessagesOf(locale).lender;
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h1 className={css.heading}>{t.heading(answer.lenderName)}</h1>
        <p className={css.lead}>{t.text(new URL(url).host)}</p>
      </div>
      <Note icon={icons.shield}>{t.note}</Note>
      <div className={css.actions}>
        <a className={css.link} data-kind="primary" href={url} onClick={() => send({ type: 'linkPressed' })}>
          {t.go}
        </a>
        <a className={css.link} href={statusAddress(page, state)}>
          {t.status}
        </a>
      </div>
    </section>
  );
}

/** Puts the status in the place of this page in the history, and opens the lender's. */
export const performLenderPage =
  ({ page, data }: PerformPorts<LenderPageEvent, LenderPageData>) =>
  (effect: LenderPageEffect): void => {
    page.history.replaceState(null, '', statusAddress(page, data));
    if (effect === 'leave') page.location.assign(data.url);
  };

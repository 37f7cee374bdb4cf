import { type ReactNode, useEffect } from 'react';
import * as icons from '../kit/icons';
import { Note } from '../kit/note';
import { ntbAddress } from './addresses';
import css from './own-application.module.css';
import type { readLenderPage } from './read-status';
import type { StatusMessages } from './status-page-messages';

/** How long the name of the server stands there before it is gone to. */
const LEAVE_AFTER_MS = 3_000;

interface LenderPageViewProps {
  readonly page: Window & typeof globalThis;
  readonly data: Awaited<ReturnType<typeof readLenderPage>>;
  readonly messages: StatusMessages;
}

/** Names the lender's server, then goes there; the way back leads to how the application stands. Source: RTE-056. */
export function LenderPageView({ page, data, messages }: LenderPageViewProps): ReactNode {
  const { answer, url } = data;
  const { applicationId, lenderName } = answer;
  const words = messages.lender;
  const statusAddress = ntbAddress(page, 'status', { applicationId });
  useEffect(() => {
    const leave = page.setTimeout(() => {
      page.history.replaceState(null, '', statusAddress);
      page.location.assign(url);
    }, LEAVE_AFTER_MS);
    return () => page.clearTimeout(leave);
  }, [page, url, statusAddress]);
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h1 className={css.heading}>{words.heading(lenderName)}</h1>
        <p className={css.lead}>{words.text(new URL(url).host)}</p>
      </div>
      <Note icon={icons.shield}>{words.note}</Note>
      <div className={css.actions}>
        <a
          className={css.link}
          data-kind="primary"
          href={url}
          onClick={() => page.history.replaceState(null, '', statusAddress)}
        >
          {words.go}
        </a>
        <a className={css.link} href={statusAddress}>
          {words.status}
        </a>
      </div>
    </section>
  );
}

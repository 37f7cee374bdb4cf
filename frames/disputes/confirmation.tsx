import { type ReactNode, useState } from 'react';
import { pathIn } from '../../shared/site/address';
import action from '../kit/action.module.css';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { Snackbar } from '../kit/snackbar';
import { StepArt } from '../kit/step-art';
import { copyText } from '../platform/clipboard/copy-text';
import type { PageView } from '../platform/page/flow-view';
import { deskAddress } from './addresses';
import css from './confirmation.module.css';
import { ticketMessagesIn } from './ticket-messages';
import type { Odr } from './tickets-data';

const NUMBER_COPIED_SHOWN_MS = 2_000;
/** The number stays longer than 'Copied': the user may act on it. */
const NUMBER_SHOWN_MS = 5_000;

/** Confirmation of a ticket: number and due date of the answer. Source: S1§2.2 (RTE-065, ODR-005). */
export function Confirmation({ page, locale, state: { odr } }: PageView<Odr, never>): ReactNode {
  const { confirmation: said } = ticketMessagesIn(locale);
  const [news, setNews] = useState<{ readonly id: number; readonly isCopied: boolean } | null>(null);
  const { ticket } = odr;
  if (!ticket) return null;
  const { ticketId, answerBy } = ticket;
  const copy = (): void => {
    const say = (isCopied: boolean): void => setNews((before) => ({ id: (before?.id ?? 0) + 1, isCopied }));
    void copyText(page, ticketId).then(
      () => say(true),
      () => say(false),
    );
  };
  return (
    <div className={css.within}>
      <section className={css.card}>
        <StepArt icon={icons.check} at={3} />
        <h1>{said.title}</h1>
        <p>{answerBy === null ? said.answered : said.text(answerBy)}</p>
        <div className={css.number}>
          <span>
            <small>{said.number}</small>
            <b translate="no">{ticketId}</b>
          </span>
          <Button kind="secondary" width="fit" icon={icons.sheets} onClick={copy}>
            {said.copy}
          </Button>
        </div>
        <a className={`${action.action} ${css.view}`} href={deskAddress(page, 'view', { ticketId })}>
          {said.view}
        </a>
        <a className={css.shop} href={pathIn(locale, '/buy')}>
          {said.shop}
          <Icon path={icons.next} size={16} />
        </a>
      </section>
      {news && (
        <Snackbar
          key={news.id}
          text={news.isCopied ? said.copied : said.notCopied}
          durationMs={news.isCopied ? NUMBER_COPIED_SHOWN_MS : NUMBER_SHOWN_MS}
          onDone={() => setNews(null)}
        />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { TicketSummary } from '../../shared/api/disputes';
import { RowList } from '../kit/card';
import { Icon } from '../kit/icon';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { Panel } from '../kit/layout/panel';
import { Row } from '../kit/row';
import { deskAddress } from './addresses';
import { statusText } from './status-steps';
import css from './ticket.module.css';
import type { TicketMessages } from './ticket-messages';

interface TicketListProps {
  readonly page: Window & typeof globalThis;
  readonly t: TicketMessages;
  readonly tickets: readonly TicketSummary[];
}

/** Tickets, the latest change first. */
export function TicketList({ page, t, tickets }: TicketListProps): ReactNode {
  const { list, contact, status: statusMessages } = t;
  const raise = (
    <a className={css.raise} href={deskAddress(page, 'contact')}>
      {list.raise}
      <Icon path={icons.next} size={16} />
    </a>
  );
  return (
    <div className={css.within}>
      <h1 className={css.heading}>{list.title}</h1>
      {tickets.length === 0 ? (
        <Panel as="section" padded="less" gap={4} className={css.card}>
          <h2>{list.none.heading}</h2>
          <p className={css.small}>{list.none.text}</p>
          {raise}
        </Panel>
      ) : (
        <>
          <RowList label={list.title}>
            {tickets.map(({ ticketId, topic, status, updatedDate, purchase }) => (
              <Row
                key={ticketId}
                start={<IconTile icon={icons.chat} />}
                title={contact.topics[topic]}
                under={[
                  ticketId,
                  ...(purchase ? [contact.about.titled(purchase.title, purchase.merchantName)] : []),
                  list.updated(updatedDate),
                ].join(' · ')}
                tag={<span className={css.tag}>{statusText(statusMessages, status, topic)}</span>}
                href={deskAddress(page, 'view', { ticketId })}
              />
            ))}
          </RowList>
          <div>{raise}</div>
        </>
      )}
    </div>
  );
}

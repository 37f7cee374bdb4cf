import type { ReactNode } from 'react';
import type { Ticket } from '../../shared/api/disputes';
import { formatRupees } from '../../shared/format/number';
import { Button } from '../kit/button';
import { RowList } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { KeyValue } from '../kit/key-value';
import { Grid } from '../kit/layout/grid';
import { Inline } from '../kit/layout/inline';
import { Panel } from '../kit/layout/panel';
import { Note } from '../kit/note';
import { Row } from '../kit/row';
import { Stack } from '../kit/stack';
import { StepArt } from '../kit/step-art';
import { VisuallyHidden } from '../kit/visually-hidden';
import type { PageView } from '../platform/page/flow-view';
import { deskAddress } from './addresses';
import { PauseNote } from './pause-note';
import { Reply } from './reply';
import { deciderName, nextStep, statusText, stepsOf } from './status-steps';
import { Thread } from './thread';
import css from './ticket.module.css';
import type { TicketMessages } from './ticket-messages';
import type { TicketsEvent, TicketsState } from './tickets.flow';

interface TicketViewProps extends PageView<TicketsState, TicketsEvent> {
  readonly t: TicketMessages;
  readonly ticket: Ticket;
}

/** One ticket: status, next step, pauses, messages and actions. */
export function TicketView({ page, state, send, t, ticket }: TicketViewProps): ReactNode {
  const { ticket: said, contact } = t;
  const { update } = state;
  const { ticketId, topic, status, purchase, paused, pausedUntilMs, canReopen } = ticket;
  const isClosed = status === 'CLOSED';
  const next = nextStep(said.next, ticket);
  const topicText = contact.topics[topic];
  return (
    <div className={css.within}>
      <Grid>
        <Stack gap={5} steady>
          <Panel as="section" padded="less" gap={4} className={css.card}>
            <Inline gap={2} align="center" justify="between" wrap>
              <span className={css.tag} data-open={isClosed ? undefined : ''}>
                {statusText(t.status, status, topic)}
              </span>
              <span className={css.small}>{said.updated(t.at(ticket.updatedAtMs))}</span>
            </Inline>
            <h1 className={css.title}>{topicText}</h1>
            <p className={css.small}>
              {[
                said.heading(ticketId),
                ...(purchase ? [contact.about.titled(purchase.title, purchase.merchantName)] : []),
              ].join(' · ')}
            </p>
            <ol className={css.steps} aria-label={said.steps}>
              {stepsOf(ticket).map((step) => (
                <li key={step.status} data-at={step.at} aria-current={step.at === 'now' ? 'step' : undefined}>
                  {statusText(t.status, step.status, topic)}
                  <VisuallyHidden>{` (${said[step.at]})`}</VisuallyHidden>
                </li>
              ))}
            </ol>
          </Panel>
          {next && (
            <section className={css.next}>
              <Icon path={icons.calendar} />
              <div>
                <h2>{next.text}</h2>
                <p>{said.next.text}</p>
              </div>
            </section>
          )}
          {purchase && pausedUntilMs !== null && (
            <PauseNote t={t.pause} lender={purchase.lenderName} pauses={paused} untilMs={pausedUntilMs} />
          )}
          <Panel as="section" padded="less" gap={4} className={css.card} aria-label={said.thread.label}>
            <Thread t={t} thread={ticket.thread} decider={deciderName(ticket)} />
            {(!isClosed || canReopen) && <Reply t={t} state={state} send={send} />}
            {isClosed && !canReopen && <Note>{said.over}</Note>}
          </Panel>
        </Stack>
        <Stack gap={5} steady>
          <Panel as="section" padded="less" gap={4} className={css.card}>
            <KeyValue
              pairs={[
                ...(purchase
                  ? [
                      { name: said.facts.purchase, value: purchase.title, wraps: true },
                      { name: said.facts.price, value: formatRupees(purchase.amountRupees) },
                      { name: said.facts.payment, value: purchase.txnId },
                      { name: said.facts.lender, value: purchase.lenderName, wraps: true },
                    ]
                  : []),
                { name: said.facts.opened, value: t.at(ticket.openedAtMs), wraps: true },
              ]}
            />
          </Panel>
          {update.failure !== null && update.doing === null && (
            <Note tone="error" live="assertive">
              {said.failed[update.failure]}
            </Note>
          )}
          <RowList>
            {!isClosed && (
              <Row
                start={<IconTile icon={icons.check} />}
                title={said.close.open}
                onClick={() => send({ type: 'closeAsked' })}
              />
            )}
            {isClosed && canReopen && (
              <Row
                start={<IconTile icon={icons.retry} />}
                title={said.reopen}
                onClick={() => send({ type: 'reopened' })}
              />
            )}
            <Row
              start={<IconTile icon={icons.info} />}
              title={said.guidelines.title}
              under={said.guidelines.text}
              href={deskAddress(page, 'guidelines')}
            />
            <Row start={<IconTile icon={icons.chat} />} title={t.list.title} href={deskAddress(page, 'view')} />
          </RowList>
          <p className={css.small}>{said.ombudsman(ticket.ombudsmanFrom)}</p>
        </Stack>
      </Grid>
      {update.isAskedToClose && (
        <Dialog
          title={said.close.question}
          text={paused.length > 0 ? `${said.close.pauses} ${said.close.again}` : said.close.again}
          art={<StepArt icon={icons.check} at={3} small />}
          onClose={() => send({ type: 'closeCancelled' })}
        >
          <Button first onClick={() => send({ type: 'closeConfirmed' })}>
            {said.close.yes}
          </Button>
          <Button kind="secondary" onClick={() => send({ type: 'closeCancelled' })}>
            {said.close.no}
          </Button>
        </Dialog>
      )}
    </div>
  );
}

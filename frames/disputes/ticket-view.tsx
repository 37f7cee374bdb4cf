import { type ReactNode, useReducer, useRef, useState } from 'react';
import { type Ticket, updateTicket } from '../../shared/api/disputes';
import type { RequestOf } from '../../shared/api/endpoint';
import { formatRupees } from '../../shared/format/number';
import { Button } from '../kit/button';
import { RowList } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { KeyValue } from '../kit/key-value';
import { Note } from '../kit/note';
import { Row } from '../kit/row';
import { StepArt } from '../kit/step-art';
import { VisuallyHidden } from '../kit/visually-hidden';
import type { OwnProps } from '../platform/own-page';
import { randomId } from '../platform/random/random-id';
import { deskAddress } from './addresses';
import { fileIdsOf, isSending } from './files-state';
import { PauseNote } from './pause-note';
import { refusalIn } from './refusal-in';
import { Reply } from './reply';
import { deciderName, nextStep, statusText, stepsOf } from './status-steps';
import { Thread } from './thread';
import css from './ticket.module.css';
import type { TicketWords } from './ticket-words';
import type { Odr } from './tickets-data';
import { type Doing, idle, reduceUpdate } from './update-state';
import { useFiles } from './use-files';

interface TicketViewProps extends OwnProps<Odr> {
  readonly words: TicketWords;
  readonly ticket: Ticket;
}

/** One ticket: where it stands, what comes next, what is paused, what was written, and what can be done. */
export function TicketView({ page, client, data, take, reload, words, ticket }: TicketViewProps): ReactNode {
  const { ticket: said, contact } = words;
  const [state, send] = useReducer(reduceUpdate, idle);
  const [message, setMessage] = useState('');
  const chosen = useFiles(page, reload);
  /** One reply, however often it has to be sent. */
  const replyId = useRef<string | null>(null);
  const { ticketId, topic, status, purchase, paused, pausedUntilMs, canReopen } = ticket;
  const isClosed = status === 'CLOSED';

  const update = async (doing: Doing, change: Omit<RequestOf<typeof updateTicket>, 'ticketId'>): Promise<void> => {
    send({ type: 'begun', doing });
    try {
      const after = await client.call(updateTicket, { ...change, ticketId });
      take({ odr: { ...data.odr, ticket: after } });
      send({ type: 'done' });
      if (doing !== 'reply') return;
      setMessage('');
      chosen.clear();
      replyId.current = null;
    } catch (error) {
      const { status: refusedWith, kind } = refusalIn(error);
      send({ type: 'refused', status: refusedWith, kind });
    }
  };
  const reply = (): void => {
    if (state.doing !== null || isSending(chosen.files)) return;
    if (message.trim() === '') {
      send({ type: 'emptyReply' });
      return;
    }
    replyId.current ??= randomId(page);
    void update('reply', { action: 'REPLY', message, replyId: replyId.current, fileIds: fileIdsOf(chosen.files) });
  };

  const next = nextStep(said.next, ticket);
  const topicText = contact.topics[topic];
  return (
    <div className={css.within}>
      <div className={css.two}>
        <div className={css.main}>
          <section className={css.card}>
            <div className={css.top}>
              <span className={css.tag} data-open={isClosed ? undefined : ''}>
                {statusText(words.status, status, topic)}
              </span>
              <span className={css.small}>{said.updated(words.at(ticket.updatedAtMs))}</span>
            </div>
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
                  {statusText(words.status, step.status, topic)}
                  <VisuallyHidden>{` (${said[step.at]})`}</VisuallyHidden>
                </li>
              ))}
            </ol>
          </section>
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
            <PauseNote words={words.pause} lender={purchase.lenderName} pauses={paused} untilMs={pausedUntilMs} />
          )}
          <section className={css.card} aria-label={said.thread.label}>
            <Thread words={words} thread={ticket.thread} decider={deciderName(ticket)} />
            {(!isClosed || canReopen) && (
              <Reply
                words={words}
                message={message}
                files={chosen}
                state={state}
                onText={(text) => {
                  setMessage(text);
                  send({ type: 'typed' });
                }}
                onSend={reply}
              />
            )}
            {isClosed && !canReopen && <Note>{said.over}</Note>}
          </section>
        </div>
        <div className={css.side}>
          <section className={css.card}>
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
                { name: said.facts.opened, value: words.at(ticket.openedAtMs), wraps: true },
              ]}
            />
          </section>
          {state.failure !== null && state.doing === null && (
            <Note tone="error" live="assertive">
              {said.failed[state.failure]}
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
                onClick={() => void update('reopen', { action: 'REOPEN' })}
              />
            )}
            <Row
              start={<IconTile icon={icons.info} />}
              title={said.guidelines.title}
              under={said.guidelines.text}
              href={deskAddress(page, 'guidelines')}
            />
            <Row start={<IconTile icon={icons.chat} />} title={words.list.title} href={deskAddress(page, 'view')} />
          </RowList>
          <p className={css.small}>{said.ombudsman(ticket.ombudsmanFrom)}</p>
        </div>
      </div>
      {state.isAskedToClose && (
        <Dialog
          title={said.close.question}
          text={paused.length > 0 ? `${said.close.pauses} ${said.close.again}` : said.close.again}
          art={<StepArt icon={icons.check} at={3} small />}
          onClose={() => send({ type: 'keptOpen' })}
        >
          <Button first onClick={() => void update('close', { action: 'CLOSE' })}>
            {said.close.yes}
          </Button>
          <Button kind="secondary" onClick={() => send({ type: 'keptOpen' })}>
            {said.close.no}
          </Button>
        </Dialog>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { Note } from '../../kit/note';
import { ProgressList, type ProgressListProps } from '../../kit/progress-list';
import { Tag } from '../../kit/tag';
import { failureText } from '../../platform/i18n/failure-text';
import css from '../own-application.module.css';
import type { StatusProps } from './status-links';

/** Where it stands in words, the progress to a usable line, and what can be done now. */
export function HowItStands(props: StatusProps): ReactNode {
  const { state, messages } = props;
  const { status, lenderName, lenderWindowUrl } = state.answer;
  const t = messages.status;
  const { tag, ...told } = t.byStatus[status];
  const { title, text } = status === 'SUBMITTED' && lenderWindowUrl !== null ? t.atLender : told;
  return (
    <section className={css.card}>
      <div className={css.tag}>
        <Tag tone={status === 'APPROVED' ? 'ok' : 'neutral'}>{tag}</Tag>
      </div>
      <div className={css.head} role="status">
        <h1 className={css.heading}>{title(lenderName)}</h1>
        <p className={css.lead}>{text(lenderName)}</p>
      </div>
      <ProgressList steps={timelineOf(props)} />
      <div className={css.actions}>
        <StatusActions {...props} />
      </div>
    </section>
  );
}

/** What is done, what goes on, what comes. A line whose lender can debit already has no such step. */
function timelineOf({ state, messages }: StatusProps): ProgressListProps['steps'] {
  const { timeline } = messages.status;
  const { status, creditLineStatus } = state.answer;
  const mandate = state.mandate?.mandateStatus;
  const isDecided = status === 'APPROVED' || status === 'REJECTED';
  const isApproved = status === 'APPROVED';
  const hasMandate = mandate === 'REGISTERED' || mandate === 'NOT_NEEDED';
  const steps = [
    { text: timeline.sent, isDone: status !== 'SHARED' },
    { text: timeline.checks, isDone: isDecided },
    { text: timeline.decided, isDone: isDecided },
    ...(mandate === 'NOT_NEEDED' ? [] : [{ text: timeline.mandate, isDone: isApproved && hasMandate }]),
    { text: timeline.ready, isDone: isApproved && hasMandate && creditLineStatus === 'ACTIVE' },
  ];
  const isOver = status === 'REJECTED' || status === 'EXPIRED';
  const now = isOver ? -1 : steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ text, isDone }, at) => ({ text, at: isDone ? 'done' : at === now ? 'now' : 'waiting' }));
}

function StatusActions(props: StatusProps): ReactNode {
  const { state, messages, links } = props;
  const { answer } = state;
  const t = messages.status;
  const link = (href: string, text: string, kind = 'primary'): ReactNode => (
    <a className={css.link} data-kind={kind} href={href}>
      {text}
    </a>
  );
  switch (answer.status) {
    case 'SUBMITTED':
      return answer.lenderWindowUrl === null ? null : link(links.lender, t.atLender.go(answer.lenderName));
    case 'APPROVED':
      return <Approved {...props} />;
    case 'REJECTED':
      return link(links.apply, t.another);
    case 'EXPIRED':
      return link(links.apply, t.again);
    case 'SHARED':
      return null;
    default:
      return answer.status satisfies never;
  }
}

/** Approved: auto-debit where the lender needs it, then the line itself. */
function Approved({ state, messages, send, links }: StatusProps): ReactNode {
  const { status: t, errors } = messages;
  const { answer, mandate, mandateCall } = state;
  const failure = mandateCall.step === 'idle' ? mandateCall.problem : null;
  const pendingLabel = mandateCall.step === 'idle' ? null : mandateCall.opens ? t.mandate.leaving : t.looking;
  const isReady = answer.creditLineStatus === 'ACTIVE';
  if (mandate === null || mandate.mandateStatus === 'NEEDED')
    return (
      <>
        {failure && (
          <Note tone="error" live="assertive">
            {failureText(errors, failure)}
          </Note>
        )}
        <Button onClick={() => send({ type: 'mandateAsked' })} pendingLabel={pendingLabel}>
          {t.mandate.set}
        </Button>
        <p className={css.small}>{t.mandate.note(answer.lenderName)}</p>
      </>
    );
  return (
    <>
      {mandate.mandateStatus === 'REGISTERED' && <Note icon={icons.check}>{t.mandate.done}</Note>}
      <a className={css.link} data-kind="primary" href={isReady ? links.shop : links.activate}>
        {isReady ? t.shop : t.activate}
      </a>
    </>
  );
}

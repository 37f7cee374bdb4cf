import { type ReactNode, useEffect, useRef } from 'react';
import type { TicketTopic } from '../../../shared/api/support-ticket';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form';
import { Note } from '../../kit/note';
import { Option, OptionGroup } from '../../kit/option';
import { useOwnId } from '../../kit/own-id';
import { TextField } from '../../kit/text-field';
import { failureText } from '../../platform/i18n/failure-text';
import { QUESTION_MAX_LENGTH } from '../flow/reduce-status';
import type { Question } from '../flow/status-state';
import css from '../own-application.module.css';
import type { StatusProps } from './status-ways';

const topics = ['STATUS', 'REJECTION', 'DETAILS', 'OTHER'] as const satisfies readonly TicketTopic[];

type Written = Extract<Question, { step: 'writing' | 'sending' }>;

/** A question about the application, which opens a ticket of its own. Source: NTB-022. */
export function QuestionCard(props: StatusProps): ReactNode {
  const { state, messages, send } = props;
  const words = messages.status.question;
  const { question } = state;
  const { step } = question;
  const isMissing = step === 'writing' && question.isMissing;
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // What was pressed is gone, or has to be filled in first.
  useEffect(() => {
    const focus = (selector: string): void => area.current?.querySelector<HTMLElement>(selector)?.focus();
    if (isMissing) focus('[aria-invalid]');
    else if (before.current === 'none' && step === 'writing') focus('input:checked');
    else if (before.current === 'sending' && step === 'sent') area.current?.focus();
    before.current = step;
  }, [step, isMissing]);
  return (
    <div ref={area} className={css.asked} tabIndex={-1}>
      <div role="status">{step === 'sent' && <Note tone="info">{words.sent(question.ticketId)}</Note>}</div>
      {step === 'none' && (
        <Button kind="secondary" icon="chat" onClick={() => send({ type: 'questionOpened' })}>
          {words.open}
        </Button>
      )}
      {(step === 'writing' || step === 'sending') && <Asking {...props} question={question} />}
    </div>
  );
}

function Asking({ messages, send, question }: StatusProps & { readonly question: Written }): ReactNode {
  const { status, errors } = messages;
  const words = status.question;
  const group = useOwnId();
  return (
    <Form className={css.card} onSubmit={() => send({ type: 'questionSent' })}>
      <h2>{words.heading}</h2>
      <OptionGroup label={words.topic}>
        {topics.map((topic) => (
          <Option
            key={topic}
            group={group}
            checked={question.topic === topic}
            title={words.topics[topic]}
            onChoose={() => send({ type: 'topicChosen', topic })}
          />
        ))}
      </OptionGroup>
      <TextField
        label={words.message}
        value={question.message}
        error={question.isMissing ? words.missing : null}
        maxLength={QUESTION_MAX_LENGTH}
        required
        onText={(message) => send({ type: 'questionTyped', message })}
      />
      {question.failure && (
        <Note tone="error" spoken="alert">
          {failureText(errors, question.failure)}
        </Note>
      )}
      <Button type="submit" busy={question.step === 'sending' ? words.sending : null}>
        {words.send}
      </Button>
    </Form>
  );
}

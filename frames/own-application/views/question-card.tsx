import type { ReactNode } from 'react';
import type { TicketTopic } from '../../../shared/api/support-ticket';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form';
import { Note } from '../../kit/note';
import { Option, OptionGroup } from '../../kit/option';
import { useOwnId } from '../../kit/own-id';
import { TextField } from '../../kit/text-field';
import { failureText } from '../../platform/i18n/failure-text';
import { QUESTION_MAX_LENGTH } from '../flow/reduce-status';
import css from '../own-application.module.css';
import type { StatusProps } from './status-ways';

const topics = ['STATUS', 'REJECTION', 'DETAILS', 'OTHER'] as const satisfies readonly TicketTopic[];

/** A question about the application, which opens a ticket of its own. Source: NTB-022. */
export function QuestionCard({ state, messages, send }: StatusProps): ReactNode {
  const { status, errors } = messages;
  const words = status.question;
  const { question } = state;
  const group = useOwnId();
  if (question.step === 'none')
    return (
      <Button kind="secondary" icon="chat" onClick={() => send({ type: 'questionOpened' })}>
        {words.open}
      </Button>
    );
  if (question.step === 'sent')
    return (
      <Note tone="info" spoken="status">
        {words.sent(question.ticketId)}
      </Note>
    );
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

import { type ReactNode, useEffect, useRef } from 'react';
import type { TicketTopic } from '../../shared/api/support-ticket';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import * as icons from '../kit/icons';
import { Note } from '../kit/note';
import { Option, OptionGroup } from '../kit/option';
import { useScopedId } from '../kit/scoped-id';
import { TextField } from '../kit/text-field';
import type { Failure } from '../platform/api/failure';
import css from './application-question.module.css';
import type { ApplicationMessages } from './message-types';

/** How long a question may be. */
export const QUESTION_MAX_LENGTH = 500;

const topics = ['STATUS', 'REJECTION', 'DETAILS', 'OTHER'] as const satisfies readonly TicketTopic[];

/** How far a question about an application is. `isMissing`: nothing was written. */
export type QuestionStep =
  | { readonly step: 'none' }
  | { readonly step: 'writing' | 'sending'; readonly isMissing: boolean; readonly failure: Failure | null }
  | { readonly step: 'sent'; readonly ticketId: string };

interface ApplicationQuestionProps {
  readonly question: QuestionStep;
  readonly topic: TicketTopic;
  readonly message: string;
  /** Of the last call; null without one. */
  readonly error: string | null;
  readonly t: ApplicationMessages['question'];
  readonly onOpen: () => void;
  readonly onTopic: (topic: TicketTopic) => void;
  readonly onMessage: (message: string) => void;
  readonly onSend: () => void;
}

/** A question about an application, which opens a ticket. Source: NTB-022, API-054. */
export function ApplicationQuestion(props: ApplicationQuestionProps): ReactNode {
  const { question, t } = props;
  const { step } = question;
  const isMissing = step === 'writing' && question.isMissing;
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // The pressed button is gone, or a field has to be filled in first.
  useEffect(() => {
    const focus = (selector: string): void => area.current?.querySelector<HTMLElement>(selector)?.focus();
    if (isMissing) focus('[aria-invalid]');
    else if (before.current === 'none' && step === 'writing') focus('input:checked');
    else if (before.current === 'sending' && step === 'sent') area.current?.focus();
    before.current = step;
  }, [step, isMissing]);
  return (
    <div ref={area} className={css.asked} tabIndex={-1}>
      <div role="status">{step === 'sent' && <Note tone="info">{t.sent(question.ticketId)}</Note>}</div>
      {step === 'none' && (
        <Button kind="secondary" icon={icons.chat} onClick={props.onOpen}>
          {t.open}
        </Button>
      )}
      {(step === 'writing' || step === 'sending') && (
        <QuestionForm {...props} isMissing={isMissing} isSending={step === 'sending'} />
      )}
    </div>
  );
}

function QuestionForm({
  topic,
  message,
  error,
  t,
  isMissing,
  isSending,
  ...on
}: ApplicationQuestionProps & { readonly isMissing: boolean; readonly isSending: boolean }): ReactNode {
  const group = useScopedId();
  return (
    <Form className={css.form} onSubmit={on.onSend}>
      <h2>{t.heading}</h2>
      <OptionGroup label={t.topic}>
        {topics.map((each) => (
          <Option
            key={each}
            group={group}
            checked={topic === each}
            title={t.topics[each]}
            onChoose={() => on.onTopic(each)}
          />
        ))}
      </OptionGroup>
      <TextField
        label={t.message}
        value={message}
        error={isMissing ? t.missing : null}
        maxLength={QUESTION_MAX_LENGTH}
        required
        onText={on.onMessage}
      />
      {error !== null && (
        <Note tone="error" live="assertive">
          {error}
        </Note>
      )}
      <Button type="submit" pendingLabel={isSending ? t.sending : null}>
        {t.send}
      </Button>
    </Form>
  );
}

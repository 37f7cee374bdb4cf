import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { FilePicker } from './file-picker';
import { TextArea } from './text-area';
import css from './ticket.module.css';
import type { TicketWords } from './ticket-words';
import type { UpdateState } from './update-state';
import type { Files } from './use-files';

interface ReplyProps {
  readonly words: TicketWords;
  readonly message: string;
  readonly files: Files;
  readonly state: UpdateState;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
}

/** Where the shopper writes on. */
export function Reply({ words, message, files, state, onText, onSend }: ReplyProps): ReactNode {
  const { reply } = words.ticket;
  return (
    <Form className={css.reply} onSubmit={onSend}>
      <TextArea
        label={reply.label}
        rows={3}
        value={message}
        error={state.isEmpty ? reply.empty : null}
        hint={words.contact.text.never}
        onText={onText}
      />
      <FilePicker words={words.files} {...files} isSmall />
      <div>
        <Button type="submit" width="fit" pendingLabel={state.doing === 'reply' ? reply.sending : null}>
          {reply.send}
        </Button>
      </div>
    </Form>
  );
}

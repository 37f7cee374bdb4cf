import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { FilePicker } from './file-picker';
import { TextArea } from './text-area';
import css from './ticket.module.css';
import type { TicketWords } from './ticket-words';
import type { TicketsEvent, TicketsState } from './tickets.flow';

interface ReplyProps {
  readonly words: TicketWords;
  readonly state: TicketsState;
  readonly send: (event: TicketsEvent) => void;
}

/** The form of a reply. */
export function Reply({ words, state: { message, files, update }, send }: ReplyProps): ReactNode {
  const { reply } = words.ticket;
  return (
    <Form className={css.reply} onSubmit={() => send({ type: 'replied' })}>
      <TextArea
        label={reply.label}
        rows={3}
        value={message}
        error={update.isEmpty ? reply.empty : null}
        hint={words.contact.text.never}
        onText={(text) => send({ type: 'typed', text })}
      />
      <FilePicker words={words.files} files={files.files} send={send} isSmall />
      <div>
        <Button type="submit" width="fit" pendingLabel={update.doing === 'reply' ? reply.sending : null}>
          {reply.send}
        </Button>
      </div>
    </Form>
  );
}

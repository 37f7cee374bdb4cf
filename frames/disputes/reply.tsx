import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { FilePicker } from './file-picker';
import { TextArea } from './text-area';
import css from './ticket.module.css';
import type { TicketMessages } from './ticket-messages';
import type { TicketsEvent, TicketsState } from './tickets.flow';

interface ReplyProps {
  readonly t: TicketMessages;
  readonly state: TicketsState;
  readonly send: (event: TicketsEvent) => void;
}

export function Reply({ t, state: { message, files, update }, send }: ReplyProps): ReactNode {
  const { reply } = t.ticket;
  return (
    <Form className={css.reply} onSubmit={() => send({ type: 'replied' })}>
      <TextArea
        label={reply.label}
        rows={3}
        value={message}
        error={update.isEmpty ? reply.empty : null}
        hint={t.contact.text.never}
        onText={(text) => send({ type: 'typed', text })}
      />
      <FilePicker t={t.files} files={files.files} send={send} isSmall />
      <div>
        <Button type="submit" width="fit" pendingLabel={update.doing === 'reply' ? reply.sending : null}>
          {reply.send}
        </Button>
      </div>
    </Form>
  );
}

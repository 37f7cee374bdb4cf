import { type Ticket, updateTicket, viewTicket } from '../../shared/api/disputes';
import type { RequestOf } from '../../shared/api/endpoint';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import {
  type FileEffect,
  type FileEvent,
  fileIdsOf,
  isSending,
  type MessageFiles,
  noFiles,
  takeFile,
} from './files-state';
import type { Odr } from './tickets-data';
import { type Doing, idle, reduceUpdate, type UpdateEvent, type UpdateState } from './update-state';

/** Poll interval for an answer of the desk. */
export const LOOKS_EVERY_MS = 10_000;

const calls = { update: updateTicket, look: viewTicket };

export interface TicketsState extends Odr {
  readonly update: UpdateState;
  /** Draft of the reply. */
  readonly message: string;
  readonly files: MessageFiles;
  /** Id of the reply, stable over retries; null before it is sent. */
  readonly replyId: string | null;
}
export type TicketsEvent =
  | FileEvent
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'replied' | 'closeAsked' | 'closeConfirmed' | 'closeCancelled' | 'reopened' };
type TicketsRules = Flow<TicketsState, typeof calls, Odr, 'look', FileEffect>;
type Change = Omit<RequestOf<typeof updateTicket>, 'ticketId'>;

const takeUpdate = (flow: TicketsRules, event: UpdateEvent): void =>
  flow.set({ ...flow.state, update: reduceUpdate(flow.state.update, event) });

function takeFiles(flow: TicketsRules, event: FileEvent): void {
  const { files, effects } = takeFile(flow.state.files, event);
  flow.set({ ...flow.state, files });
  for (const effect of effects) flow.run(effect);
}

function change(flow: TicketsRules, doing: Doing, change: Change): void {
  const { ticket } = flow.state.odr;
  if (!ticket || flow.state.update.doing !== null) return;
  takeUpdate(flow, { type: 'begun', doing });
  flow.call('update', { ...change, ticketId: ticket.ticketId });
}

const isAwaited = (ticket: Ticket | null): ticket is Ticket =>
  ticket !== null && ticket.status !== 'CLOSED' && ticket.thread.at(-1)?.kind !== 'CARE';

function awaitDesk(flow: TicketsRules): void {
  if (isAwaited(flow.state.odr.ticket)) flow.startTimer('look', LOOKS_EVERY_MS);
  else flow.stopTimer('look');
}

/** Tickets of the customer, and the open one. Answers of the desk appear without a reload. */
export const ticketsFlow: FlowDefinition<TicketsState, TicketsEvent, typeof calls, Odr, 'look', FileEffect> = {
  initial: ({ odr }) => ({ odr, update: idle, message: '', files: noFiles, replyId: null }),
  start: awaitDesk,
  calls,
  on: {
    typed(flow, { text }) {
      takeUpdate(flow, { type: 'typed' });
      flow.set({ ...flow.state, message: text });
    },
    replied(flow) {
      const { message, files, update } = flow.state;
      if (update.doing !== null || isSending(files.files)) return;
      if (message.trim() === '') {
        takeUpdate(flow, { type: 'emptyReply' });
        return;
      }
      const replyId = flow.state.replyId ?? flow.newKey();
      flow.set({ ...flow.state, replyId });
      change(flow, 'reply', { action: 'REPLY', message, replyId, fileIds: fileIdsOf(files.files) });
    },
    closeAsked: (flow) => takeUpdate(flow, { type: 'closeAsked' }),
    closeCancelled: (flow) => takeUpdate(flow, { type: 'closeCancelled' }),
    closeConfirmed: (flow) => change(flow, 'close', { action: 'CLOSE' }),
    reopened: (flow) => change(flow, 'reopen', { action: 'REOPEN' }),
    filesChosen: takeFiles,
    fileRemoved: takeFiles,
    filesCleared: takeFiles,
    fileProgressed: takeFiles,
    fileAdded: takeFiles,
    fileRefused: takeFiles,
  },
  answers: {
    update: {
      done(flow, ticket, { action }) {
        flow.set({ ...flow.state, odr: { ...flow.state.odr, ticket }, update: idle });
        if (action === 'REPLY') {
          flow.set({ ...flow.state, message: '', replyId: null });
          takeFiles(flow, { type: 'filesCleared' });
        }
        // A pending response is older.
        flow.cancel('look');
        awaitDesk(flow);
      },
      failed: (flow, { status, kind }) => takeUpdate(flow, { type: 'refused', status, kind }),
    },
    look: {
      done(flow, odr) {
        flow.set({ ...flow.state, odr });
        awaitDesk(flow);
      },
      failed: awaitDesk,
    },
  },
  timers: {
    look(flow) {
      const { ticket } = flow.state.odr;
      if (ticket) flow.call('look', { ticketId: ticket.ticketId });
    },
  },
};

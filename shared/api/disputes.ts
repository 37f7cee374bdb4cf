import * as z from 'zod/mini';
import {
  DISPUTE_FILE_MAX_BYTES,
  DISPUTE_FILE_NAME_MAX_LENGTH,
  DISPUTE_FILES_AT_MOST,
  DISPUTE_TEXT_MAX_LENGTH,
} from '../rules/disputes/limits';
import { disputeStatuses, pausable } from '../rules/disputes/next';
import { disputeTopics } from '../rules/disputes/topics';
import { endpoint } from './endpoint';
import { EpochMs, LenderId, OptionalEmail } from './fields';
import { Day, TxnUuid } from './payment-fields';

const TicketId = z.string().check(z.regex(/^KD-\d{5}-\d{5}$/, 'must be a ticket number'));
/** Longer is nothing that somebody has copied wrongly. */
const TICKET_ID_TYPED_MAX_LENGTH = 64;
/** Names a file that was sent: 128 random bits, base64url. */
const FileId = z.string().check(z.regex(/^[\w-]{22}$/, 'must be the name of a file'));
const Topic = z.enum(disputeTopics);
const Status = z.enum(disputeStatuses);
const Paused = z.enum(pausable);
const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPUTE_TEXT_MAX_LENGTH));
const FileIds = z.array(FileId).check(z.maxLength(DISPUTE_FILES_AT_MOST));

/** A purchase of the session's own number that a dispute can be about. `title`: what was bought first; `moreItems`: how
 *  many other lines the order has. `pauses`: what its lender pauses while a dispute about it is open. */
const Purchase = z.object({
  txnUuid: TxnUuid,
  txnId: z.string(),
  title: z.string(),
  moreItems: z.int(),
  merchantName: z.string(),
  amountRupees: z.int(),
  lenderId: LenderId,
  lenderName: z.string(),
  boughtAtMs: EpochMs,
  pauses: z.array(Paused),
});
export type DisputePurchase = z.infer<typeof Purchase>;

const DisputeFile = z.object({
  fileId: FileId,
  name: z.string(),
  kind: z.enum(['jpg', 'png', 'pdf']),
  sizeBytes: z.int(),
});
export type DisputeFile = z.infer<typeof DisputeFile>;

/** A ticket in a list. */
const summary = {
  /** For people: 'KD-12345-67890'. */
  ticketId: TicketId,
  topic: Topic,
  status: Status,
  /** When it last changed, a day in India, and the moment. */
  updatedDate: Day,
  updatedAtMs: EpochMs,
  openedAtMs: EpochMs,
  /** Null where it is about no purchase. */
  purchase: z.nullable(Purchase),
} as const;
const TicketSummary = z.object(summary);
export type TicketSummary = z.infer<typeof TicketSummary>;

/** One line of a thread, oldest first: what was written, by the shopper or our desk, or what happened. `text` is null where
 *  nothing was written. */
export const ThreadEntry = z.object({
  kind: z.enum(['SHOPPER', 'CARE', 'PAUSED', 'PASSED_ON', 'CLOSED', 'REOPENED', 'RESUMED']),
  atMs: EpochMs,
  text: z.nullable(z.string()),
  files: z.array(DisputeFile),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

/** A ticket with all that was written. */
const Ticket = z.object({
  ...summary,
  /** Who decides it. */
  decider: z.enum(['LENDER', 'SHOP', 'CARE']),
  /** By when the first answer comes; null once it has, or the ticket is closed. */
  answerBy: z.nullable(Day),
  /** By when it is decided; null once it is closed. */
  decidedBy: z.nullable(Day),
  /** From when the RBI Ombudsman takes it. */
  ombudsmanFrom: Day,
  /** What of the loan is paused at this moment, and until when at the latest; empty and null where nothing is. */
  paused: z.array(Paused),
  pausedUntilMs: z.nullable(EpochMs),
  /** False too while it is open. */
  canReopen: z.boolean(),
  thread: z.array(ThreadEntry),
  serverNowMs: EpochMs,
});
export type Ticket = z.infer<typeof Ticket>;

/** What a dispute can be about: the purchases of the session's own number, newest first. 401 for a guest. Source: S2§7
 *  (API-105), ODR-008. */
export const disputeDetails = endpoint({
  method: 'GET',
  path: '/app/odr/details',
  summary: 'What a dispute can be about',
  scope: 'site',
  request: null,
  /** `maskedMobile`: whose they are; a draft belongs to it. */
  response: z.object({ maskedMobile: z.string(), purchases: z.array(Purchase), serverNowMs: EpochMs }),
});

/** Base64 of the largest file, and a name around it. */
const UPLOAD_BODY_BYTES = Math.ceil(DISPUTE_FILE_MAX_BYTES / 3) * 4 + 16 * 1024;

/** Keeps a file for a message of the session's own number, which names it within a day or it goes. What it is is told by
 *  its content: anything but JPEG, PNG and PDF, and what is two things at once, is 415; more than 2 MB 413. Source: ours,
 *  for ODR-008. */
export const uploadDisputeFile = endpoint({
  method: 'POST',
  path: '/app/odr/upload',
  summary: 'Keep a file for a dispute',
  scope: 'site',
  request: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPUTE_FILE_NAME_MAX_LENGTH)),
    /** With padding, as RFC 4648 section 4 has it. */
    contentBase64: z.string().check(z.minLength(1)),
  }),
  response: DisputeFile,
  bodyLimitBytes: UPLOAD_BODY_BYTES,
});

/** Opens a ticket. The same question about the same purchase is the same ticket while that is open, however often it is
 *  sent; five a day, then 429. From then on the loan's payments pause, as its lender's file says. 400 names `txnUuid` where
 *  the topic needs a purchase; 404: no purchase, or no file, of the session's own number. Source: S2§7 (API-102), ODR-001. */
export const createTicket = endpoint({
  method: 'POST',
  path: '/app/odr/create-ticket',
  summary: 'Raise a dispute',
  scope: 'site',
  request: z.strictObject({
    topic: Topic,
    txnUuid: z.optional(TxnUuid),
    message: Text,
    email: z.optional(OptionalEmail),
    fileIds: z.optional(FileIds),
  }),
  response: Ticket,
});

/** The tickets of the session's own number, the one that changed last first; and, with `ticketId`, that one with its thread.
 *  404 for a ticket of anybody else, as for none. Source: S2§7 (API-103), ODR-003, ODR-006. */
export const viewTicket = endpoint({
  method: 'GET',
  path: '/app/odr/view-ticket',
  summary: 'The shopper’s tickets',
  scope: 'site',
  /** As an address has it: what is no number of a ticket is one that nobody has. */
  request: z.strictObject({ ticketId: z.optional(z.string().check(z.maxLength(TICKET_ID_TYPED_MAX_LENGTH))) }),
  response: z.object({ tickets: z.array(TicketSummary), ticket: z.nullable(Ticket) }),
});

/** Writes to a ticket, closes it, or opens it again within 30 days; writing to a closed one opens it too. 400 names `action`
 *  where the ticket is past that. Closing a closed ticket, and opening an open one, changes nothing. Source: S2§7 (API-104),
 *  ODR-004. */
export const updateTicket = endpoint({
  method: 'POST',
  path: '/app/odr/update-ticket',
  summary: 'Reply to, close or reopen a ticket',
  scope: 'site',
  request: z.strictObject({
    ticketId: TicketId,
    action: z.enum(['REPLY', 'CLOSE', 'REOPEN']),
    /** Of a reply, which needs both: what it says, and what names it; sent again under that name it is written once. */
    message: z.optional(Text),
    replyId: z.optional(z.uuid()),
    fileIds: z.optional(FileIds),
  }),
  response: Ticket,
});

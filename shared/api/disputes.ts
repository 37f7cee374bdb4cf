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
/** Longer input is not a mistyped ticket id. */
const TICKET_ID_TYPED_MAX_LENGTH = 64;
/** Id of an uploaded file: 128 random bits, base64url. */
const FileId = z.string().check(z.regex(/^[\w-]{22}$/, 'must be the name of a file'));
const Topic = z.enum(disputeTopics);
const Status = z.enum(disputeStatuses);
const Paused = z.enum(pausable);
const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPUTE_TEXT_MAX_LENGTH));
const FileIds = z.array(FileId).check(z.maxLength(DISPUTE_FILES_AT_MOST));

/** A purchase of the session's number for a dispute. `title`: its first item; `moreItems`: number of other lines.
 *  `pauses`: actions that its lender pauses during a dispute. */
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

const summary = {
  /** Public number: 'KD-12345-67890'. */
  ticketId: TicketId,
  topic: Topic,
  status: Status,
  /** Day in India and time of its last change. */
  updatedDate: Day,
  updatedAtMs: EpochMs,
  openedAtMs: EpochMs,
  /** Null if it is about no purchase. */
  purchase: z.nullable(Purchase),
} as const;
const TicketSummary = z.object(summary);
export type TicketSummary = z.infer<typeof TicketSummary>;

/** A line of a thread, oldest first: a message of the shopper or the desk, or an event. `text` is null without a
 *  message. */
export const ThreadEntry = z.object({
  kind: z.enum(['SHOPPER', 'CARE', 'PAUSED', 'PASSED_ON', 'CLOSED', 'REOPENED', 'RESUMED']),
  atMs: EpochMs,
  text: z.nullable(z.string()),
  files: z.array(DisputeFile),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

const Ticket = z.object({
  ...summary,
  decider: z.enum(['LENDER', 'SHOP', 'CARE']),
  /** Latest day of the first answer; null once answered or closed. */
  answerBy: z.nullable(Day),
  /** Latest day of the decision; null once closed. */
  decidedBy: z.nullable(Day),
  /** First day for the RBI Ombudsman. */
  ombudsmanFrom: Day,
  /** Current pauses of the loan, and their latest end; empty and null if there are none. */
  paused: z.array(Paused),
  pausedUntilMs: z.nullable(EpochMs),
  /** False while it is open. */
  canReopen: z.boolean(),
  thread: z.array(ThreadEntry),
  serverNowMs: EpochMs,
});
export type Ticket = z.infer<typeof Ticket>;

/** Purchases of the session's number for a dispute, newest first. 401 for a guest. Source: S2§7 (API-105), ODR-008. */
export const disputeDetails = endpoint({
  method: 'GET',
  path: '/app/odr/details',
  summary: 'What a dispute can be about',
  scope: 'site',
  request: null,
  /** `maskedMobile`: their owner, who also owns drafts. */
  response: z.object({ maskedMobile: z.string(), purchases: z.array(Purchase), serverNowMs: EpochMs }),
});

/** Base64 of the largest file, with its name. */
const UPLOAD_BODY_BYTES = Math.ceil(DISPUTE_FILE_MAX_BYTES / 3) * 4 + 16 * 1024;

/**
 * Stores a file for a message of the session's number, which must refer to it within a day. Its kind is detected by
 * content: other kinds than JPEG, PNG and PDF, and ambiguous files, are 415; more than 2 MB is 413. Source: ours, for
 * ODR-008.
 */
export const uploadDisputeFile = endpoint({
  method: 'POST',
  path: '/app/odr/upload',
  summary: 'Keep a file for a dispute',
  scope: 'site',
  request: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPUTE_FILE_NAME_MAX_LENGTH)),
    /** With padding, as in RFC 4648 section 4. */
    contentBase64: z.string().check(z.minLength(1)),
  }),
  response: DisputeFile,
  bodyLimitBytes: UPLOAD_BODY_BYTES,
});

/**
 * Opens a ticket. The same question about the same purchase is the same ticket while that is open; five a day, then
 * 429. The loan's payments then pause, as in its lender's file. 400 names `txnUuid` if the topic requires a purchase;
 * 404: no purchase, or no file, of the session's number. Source: S2§7 (API-102), ODR-001.
 */
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

/** Tickets of the session's number, last changed first; with `ticketId` only that one with its thread. 404 for another
 *  number's or an unknown ticket. Source: S2§7 (API-103), ODR-003, ODR-006. */
export const viewTicket = endpoint({
  method: 'GET',
  path: '/app/odr/view-ticket',
  summary: 'The shopper’s tickets',
  scope: 'site',
  /** Unvalidated, as in an address: a malformed id is unknown. */
  request: z.strictObject({ ticketId: z.optional(z.string().check(z.maxLength(TICKET_ID_TYPED_MAX_LENGTH))) }),
  response: z.object({ tickets: z.array(TicketSummary), ticket: z.nullable(Ticket) }),
});

/**
 * Replies to a ticket, closes it, or reopens it within 30 days; a reply to a closed one reopens it too. 400 names
 * `action` after that time. Closing a closed ticket, and reopening an open one, changes nothing. Source: S2§7
 * (API-104), ODR-004.
 */
export const updateTicket = endpoint({
  method: 'POST',
  path: '/app/odr/update-ticket',
  summary: 'Reply to, close or reopen a ticket',
  scope: 'site',
  request: z.strictObject({
    ticketId: TicketId,
    action: z.enum(['REPLY', 'CLOSE', 'REOPEN']),
    /** Required for a reply: its text, and its id, which makes a repeat idempotent. */
    message: z.optional(Text),
    replyId: z.optional(z.uuid()),
    fileIds: z.optional(FileIds),
  }),
  response: Ticket,
});

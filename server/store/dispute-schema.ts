import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../shared/locales';
import type { FileKind } from '../../shared/rules/disputes/file-kind';
import type { DisputeStatus } from '../../shared/rules/disputes/next';
import type { DisputeTopic } from '../../shared/rules/disputes/topics';

/** Kind of a line in a thread: a message of the shopper or the desk, or an event. */
export type EntryKind = 'SHOPPER' | 'CARE' | 'PAUSED' | 'PASSED_ON' | 'CLOSED' | 'REOPENED' | 'RESUMED';

/** Tables of the dispute desk. Times are epoch ms. */
export interface DisputeTables {
  disputes: {
    /** Public number for people. */
    ticket_id: string;
    mobile: string;
    /** The purchase; null if it is about none. */
    txn_uuid: string | null;
    topic: DisputeTopic;
    /** Hash of topic, purchase and first message. */
    question_hash: string;
    email: string | null;
    /** Language of its author. */
    language: Locale;
    status: DisputeStatus;
    /** JSON array of its pauses, as announced at its opening. */
    pauses: string;
    opened_at_ms: number;
    updated_at_ms: number;
    /** First answer of the desk; null before. */
    answered_at_ms: number | null;
    /** Null while it is open. */
    closed_at_ms: number | null;
    /** When its pauses end by themselves; null if it pauses nothing. */
    pause_ends_at_ms: number | null;
    /** When the sandbox's clerk answers; null if no answer is due. */
    due_at_ms: number | null;
    attempts: number;
  };
  dispute_entries: {
    entry_id: Generated<number>;
    ticket_id: string;
    kind: EntryKind;
    /** Null without a text. */
    text: string | null;
    /** The shopper's idempotency id of a reply. */
    reply_id: string | null;
    at_ms: number;
  };
  dispute_files: {
    file_id: string;
    mobile: string;
    /** Both null until a message refers to it. */
    ticket_id: string | null;
    entry_id: number | null;
    name: string;
    kind: FileKind;
    size_bytes: number;
    /** Read only as base64 (`fileContent`). */
    content: ColumnType<never, unknown, never>;
    uploaded_at_ms: number;
    /** Time of its deletion; null once a message refers to it. */
    kept_until_ms: number | null;
  };
}

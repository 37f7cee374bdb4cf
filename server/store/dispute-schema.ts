import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../shared/locales';
import type { FileKind } from '../../shared/rules/disputes/file-kind';
import type { DisputeStatus } from '../../shared/rules/disputes/next';
import type { DisputeTopic } from '../../shared/rules/disputes/topics';

/** What a line of a thread is: what the shopper or our desk wrote, or what happened. */
export type EntryKind = 'SHOPPER' | 'CARE' | 'PAUSED' | 'PASSED_ON' | 'CLOSED' | 'REOPENED' | 'RESUMED';

/** Tables of the dispute desk. Times are epoch ms. */
export interface DisputeTables {
  disputes: {
    /** For people. */
    ticket_id: string;
    mobile: string;
    /** The purchase; null where it is about none. */
    txn_uuid: string | null;
    topic: DisputeTopic;
    /** Of topic, purchase and first message. */
    question_hash: string;
    email: string | null;
    /** Language of its author. */
    language: Locale;
    status: DisputeStatus;
    /** JSON array of its pauses, as announced when it was opened. */
    pauses: string;
    opened_at_ms: number;
    updated_at_ms: number;
    /** When our desk wrote first; null before. */
    answered_at_ms: number | null;
    /** Null while it is open. */
    closed_at_ms: number | null;
    /** When its pauses end by themselves; null if it pauses nothing any more. */
    pause_ends_at_ms: number | null;
    /** When the sandbox's clerk answers; null where it has nothing to. */
    due_at_ms: number | null;
    attempts: number;
  };
  dispute_entries: {
    entry_id: Generated<number>;
    ticket_id: string;
    kind: EntryKind;
    /** Null where nothing was written. */
    text: string | null;
    /** The shopper's name for a reply. */
    reply_id: string | null;
    at_ms: number;
  };
  dispute_files: {
    file_id: string;
    mobile: string;
    /** Both null until a message names it. */
    ticket_id: string | null;
    entry_id: number | null;
    name: string;
    kind: FileKind;
    size_bytes: number;
    /** Read as base64 alone (`fileContent`). */
    content: ColumnType<never, unknown, never>;
    uploaded_at_ms: number;
    /** When it goes; null once a message names it. */
    kept_until_ms: number | null;
  };
}

import type { Clock } from '../platform/clock';
import type { Db } from '../store/schema';
import type { SmsSender } from './sms-sender';

interface InboxMessage {
  readonly id: number;
  readonly text: string;
  readonly sentAtMs: number;
}

/** Phone of every sandbox customer: stores messages in the database, for all processes. */
export interface SandboxInbox extends SmsSender {
  /** Oldest first. */
  read(mobile: string, afterId?: number): Promise<InboxMessage[]>;
}

const SHOWN_AT_MOST = 50;

export function sandboxInbox(db: Db, clock: Clock): SandboxInbox {
  return {
    async send({ mobile, text }) {
      await db.insertInto('sandbox_sms').values({ mobile, text, sent_at_ms: clock.nowMs() }).execute();
    },
    async read(mobile, afterId = 0) {
      const rows = await db
        .selectFrom('sandbox_sms')
        .select(['sms_id', 'text', 'sent_at_ms'])
        .where('mobile', '=', mobile)
        .where('sms_id', '>', afterId)
        .orderBy('sms_id', 'desc')
        .limit(SHOWN_AT_MOST)
        .execute();
      return rows.reverse().map((row) => ({ id: row.sms_id, text: row.text, sentAtMs: row.sent_at_ms }));
    },
  };
}

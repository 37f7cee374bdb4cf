import * as z from 'zod/mini';
import { AtMs, fieldsOf, LenderId, Seq, text, Uuid } from './fields';

export const subjectKinds = [
  'eligibility',
  'reservation',
  'loan',
  'mandate',
  'application',
  'line',
  'refund',
  'closure',
  'payment',
  'dispute',
  'lender',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const frame = {
  eventId: Uuid,
  lenderId: LenderId,
  /** From 1 without gaps for each subject. */
  seq: Seq,
  /** When it happened, in business time. */
  occurredAtMs: AtMs,
  /** When the lender wrote it down. */
  recordedAtMs: AtMs,
};

/**
 * An event as it arrives. `type` and `subject.kind` are open: an unknown one is stored, acknowledged, counted, and not
 * applied. `lenderEvents` has the shape of each known one.
 */
export const Event = fieldsOf({
  ...frame,
  subject: fieldsOf({ kind: text(20), id: text(64) }),
  type: text(64),
  data: z.record(z.string(), z.unknown(), 'must be an object'),
  snapshot: z.record(z.string(), z.unknown(), 'must be an object'),
});
export type Event = z.infer<typeof Event>;

/** One event type: the only definition for sender, receiver, conformance kit and documents. */
export interface LenderEvent<
  Kind extends SubjectKind = SubjectKind,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Snapshot extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly subject: Kind;
  readonly summary: string;
  /** What the event adds to the snapshot. */
  readonly data: Data;
  /** The subject, whole, as of this event. */
  readonly snapshot: Snapshot;
}

/** Events of one subject, by the last part of their type. */
export const eventsOf =
  <Kind extends SubjectKind, Snapshot extends z.ZodMiniType>(subject: Kind, snapshot: Snapshot) =>
  <Data extends z.ZodMiniType>(summary: string, data: Data): LenderEvent<Kind, Data, Snapshot> => ({
    subject,
    summary,
    data,
    snapshot,
  });

/** Schema of an event of one type. */
export const eventSchema = (type: string, { subject, data, snapshot }: LenderEvent) =>
  fieldsOf({
    ...frame,
    subject: fieldsOf({ kind: z.literal(subject, `must be ${subject}`), id: text(64) }),
    type: z.literal(type, `must be ${type}`),
    data,
    snapshot,
  });

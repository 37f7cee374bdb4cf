import * as z from 'zod/mini';
import { Day, LenderId, text, Uuid } from './fields';

/** Segments of paths. Names of resources are UUIDs that Kadam makes before the call and never uses again. */
export const pathFields = {
  enquiryId: Uuid,
  reservationId: Uuid,
  mandateId: Uuid,
  applicationId: Uuid,
  loanId: Uuid,
  closureId: Uuid,
  paymentId: Uuid,
  refundId: Uuid,
  disputeId: Uuid,
  lineRef: text(64),
  documentId: text(64),
  /** Counts the messages of both sides from 1. */
  messageNumber: z.string('must be text').check(z.regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')),
  lenderId: LenderId,
  day: Day,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>;
export type PathField = keyof typeof pathFields;

/** Names of the parameters of a path, in order. */
export const pathFieldsOf = (path: string): PathField[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as PathField);

/** A path with its parameters, encoded. Throws a RangeError for one that is missing or breaks its schema. */
export function pathOf(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = params[name];
    const schema = pathFields[name as PathField] as z.ZodMiniType | undefined;
    if (value === undefined || schema?.safeParse(value).success !== true) throw new RangeError(`${name}: ${value}`);
    return encodeURIComponent(value);
  });
}

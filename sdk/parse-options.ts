import type { Schema, ValidationIssue } from '../shared/bridge';
import { KadamError } from './kadam-error';

/** Parses what the merchant gave; unknown fields are refused. Throws `OPTIONS_INVALID` with the field and what it must be. */
export function parseOptions<T>(schema: Schema<T>, given: unknown, field = ''): T {
  try {
    return schema(given, field, true);
  } catch (issue) {
    // SAFETY: a schema throws nothing else.
    const { message, field } = issue as ValidationIssue;
    throw new KadamError('OPTIONS_INVALID', issue, message, field);
  }
}

import type { Schema, ValidationIssue } from '../shared/bridge';
import { KadamError } from './kadam-error';

/** Parses options; refuses unknown fields. Throws `OPTIONS_INVALID` with the field and the expected value. */
export function parseOptions<T>(schema: Schema<T>, given: unknown, field = ''): T {
  try {
    return schema(given, field, true);
  } catch (issue) {
    // SAFETY: schemas throw only issues.
    const { message, field } = issue as ValidationIssue;
    throw new KadamError('OPTIONS_INVALID', issue, message, field);
  }
}

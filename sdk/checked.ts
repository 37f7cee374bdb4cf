import type { Schema, ValidationIssue } from '../shared/bridge';
import { KadamError } from './kadam-error';

/** What the merchant gave, checked: all of it, and nothing beside it. Throws `OPTIONS_INVALID`, which names the field and
 *  what it has to be. */
export function checked<T>(schema: Schema<T>, given: unknown, field = ''): T {
  try {
    return schema(given, field, true);
  } catch (issue) {
    // SAFETY: a schema throws nothing else.
    const { message, field } = issue as ValidationIssue;
    throw new KadamError('OPTIONS_INVALID', issue, message, field);
  }
}

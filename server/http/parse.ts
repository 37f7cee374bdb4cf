import * as z from 'zod/mini';
import type { FieldIssue } from '../../shared/api/envelope';
import { Refusal } from '../services/refusal';

// zod/mini brings no words of its own.
z.config(z.locales.en());

/** Passes `value` through `schema`, or refuses it with 400 naming every field at fault. */
export function parseRequest<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('INVALID_REQUEST', { fields: parsed.error.issues.flatMap(fieldIssues) });
}

/** One for each field; an issue about unknown fields names several. */
function fieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'no such field' }));
  return [{ path: path.join('.'), message: issue.message }];
}

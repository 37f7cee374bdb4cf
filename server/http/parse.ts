import * as z from 'zod/mini';
import type { FieldFault } from '../../shared/api/envelope';
import { Refusal } from '../services/refusal';

// zod/mini brings no words of its own.
z.config(z.locales.en());

/** Passes `value` through `schema`, or refuses it with 400 naming every field at fault. */
export function parseRequest<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('INVALID_REQUEST', { fields: parsed.error.issues.flatMap(fieldFaults) });
}

/** One fault for each field; an issue about unknown fields names several. */
function fieldFaults(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'no such field' }));
  return [{ path: path.join('.'), message: issue.message }];
}

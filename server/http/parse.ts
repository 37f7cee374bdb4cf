import * as z from 'zod/mini';
import type { FieldIssue } from '../../shared/api/envelope';
import { Refusal } from '../services/refusal';
import { fieldMessage } from './field-messages';

// zod/mini has no messages; its English is used where `fieldMessage` has none.
z.config(z.locales.en());
/** Passed to each parse: a global setting would also change messages about the operator's files. */
const messages = { error: fieldMessage };

/** Refuses an invalid value with 400, naming every invalid field. */
export function parseRequest<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  let parsed = schema.safeParse(value, messages);
  if (!parsed.success && dropNulls(value, parsed.error.issues)) parsed = schema.safeParse(value, messages);
  if (parsed.success) return parsed.data;
  throw new Refusal('INVALID_REQUEST', { fields: parsed.error.issues.flatMap(fieldIssues) });
}

/** Deletes, in place, fields that are null where their schema allows no null: many programs send null for an absent
 *  field. A required field is then missing. False if nothing was deleted. */
function dropNulls(value: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  const dropped = issues.filter(({ path }) => {
    const name = path.at(-1);
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((within, key) => (isObject(within) ? Reflect.get(within, key) : null), value);
    if (name === undefined || !isObject(holder) || Array.isArray(holder) || Reflect.get(holder, name) !== null)
      return false;
    return Reflect.deleteProperty(holder, name);
  });
  return dropped.length > 0;
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** One per field; an issue about unknown fields names several. */
function fieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'unknown field' }));
  return [{ path: path.join('.'), message: issue.message }];
}

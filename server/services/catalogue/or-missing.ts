import { Refusal } from '../refusal';

/** What the catalogue has. Refuses with 404 what it does not have. */
export function orMissing<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal('NOT_FOUND');
  return value;
}

import { Refusal } from '../refusal';

/** Returns the value; refuses with 404 if it is null or undefined. */
export function orNotFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal('NOT_FOUND');
  return value;
}

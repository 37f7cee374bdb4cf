import { Refusal } from '../refusal';

export function orNotFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal('NOT_FOUND');
  return value;
}

import { type ErrorName, errorRow } from '../../shared/errors';

/** 600000CCCC, the test number for a numbered error. */
export const testNumberOf = (code: number): string => `600000${String(code).padStart(4, '0')}`;

export function testNumberOfName(name: ErrorName): string {
  const { code } = errorRow(name);
  if (code === null) throw new Error(`${name} has no number`);
  return testNumberOf(code);
}

import { type ErrorName, errorRow } from '../../shared/errors';

/** 600000CCCC, the test number that meets an error which has a number. */
export const testNumberOf = (code: number): string => `600000${String(code).padStart(4, '0')}`;

/** The same by the error's name. */
export function testNumberOfName(name: ErrorName): string {
  const { code } = errorRow(name);
  if (code === null) throw new Error(`${name} has no number`);
  return testNumberOf(code);
}

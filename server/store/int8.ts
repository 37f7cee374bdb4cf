/** PostgreSQL's bigint and count(*) arrive as text on pg and as a number or BigInt on PGlite; both clients parse them
 *  with this. Throws on a number that JavaScript cannot represent exactly. */
export function int8ToNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

export const INT8_TYPE = 20;

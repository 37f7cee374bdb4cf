/** A count that is read every second would drown the rest: it is spoken at 60 and at 10 seconds. The 60 only where the
 *  count began above it (`firstLeftMs`). null = silence. */
export function spokenSeconds(leftMs: number, firstLeftMs: number): 60 | 10 | null {
  if (leftMs <= 0) return null;
  if (leftMs <= 10_000) return 10;
  return leftMs <= 60_000 && firstLeftMs > 60_000 ? 60 : null;
}

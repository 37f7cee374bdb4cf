/** Seconds left that a live region announces: 10, and 60 if the count began above it (`firstLeftMs`); null = silence.
 *  Announcing every second would drown everything else. */
export function announcedSeconds(leftMs: number, firstLeftMs: number): 60 | 10 | null {
  if (leftMs <= 0) return null;
  if (leftMs <= 10_000) return 10;
  return leftMs <= 60_000 && firstLeftMs > 60_000 ? 60 : null;
}

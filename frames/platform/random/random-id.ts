const BYTES = 16;

/** Random UUID (version 4). Plain http has `getRandomValues` but no `crypto.randomUUID`. Source: RFC 9562. */
export function randomId({ crypto }: Pick<Window, 'crypto'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const hex = [...bytes].map((byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Sets version and variant in their bytes. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}

/** Limit of a statement file to verify, 2 MB: one of 60 months has less than 0.1. */
export const KFS_FILE_MAX_BYTES = 2 * 1024 * 1024;

/** True if a file starts like a PDF. Source: ISO 32000-1, 7.5.2. */
const isPdfFile = (bytes: Uint8Array): boolean =>
  [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, place) => bytes[place] === byte);

/** Reason not to compare a file; null if it can be compared. */
export function fileFault(bytes: Uint8Array): 'noFile' | 'tooLarge' | 'notPdf' | null {
  if (bytes.length === 0) return 'noFile';
  if (bytes.length > KFS_FILE_MAX_BYTES) return 'tooLarge';
  return isPdfFile(bytes) ? null : 'notPdf';
}

/** Number and fingerprint in a statement file: a tagged PDF contains its texts (ActualText) outside of compressed
 *  streams. Null if missing, as in a scan or a file that another program rewrote. Source: ISO 32000-1, 14.9.4. */
export function namedInKfsFile(bytes: Uint8Array): {
  readonly proposalNumber: string | null;
  readonly fingerprint: string | null;
} {
  const text = new TextDecoder('latin1').decode(bytes);
  const first = (pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
  return {
    proposalNumber: first(/\/ActualText \((KD[0-9A-Z]{1,40}-\d{1,6})\)/),
    fingerprint: first(/\/ActualText \(([\w-]{43})\)/),
  };
}

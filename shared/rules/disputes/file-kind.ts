/** Accepted files of a dispute, with their media types. */
export const fileTypes = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;
export type FileKind = keyof typeof fileTypes;

/**
 * Kind of a file by content, regardless of its name; null if it is not accepted, truncated, or ambiguous: each is
 * parsed to its end, nothing may follow, and nothing in it may read as a web page, an archive or another kind of file.
 */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const kind = isPng(bytes) ? 'png' : isJpeg(bytes) ? 'jpg' : isPdf(bytes) ? 'pdf' : null;
  return kind === null || isTwoThings(bytes, kind) ? null : kind;
}

/** A picture of 50 million dots takes 200 MB in memory; a camera's file of 2 MB has 12 million. */
export const DOTS_AT_MOST = 50_000_000;

/** True if a picture declares more than `DOTS_AT_MOST`, or no size; a JPEG may contain several pictures. For files of
 *  that kind. */
export function hasTooManyDots(bytes: Uint8Array, kind: FileKind): boolean {
  const sizes = kind === 'png' ? [pngSize(bytes)] : kind === 'jpg' ? jpegSizes(bytes) : [];
  return sizes.some(([width, height]) => width === 0 || height === 0 || width * height > DOTS_AT_MOST);
}

type Size = readonly [width: number, height: number];

/** From the first chunk. */
const pngSize = (bytes: Uint8Array): Size => [uint(bytes, 16, 4), uint(bytes, 20, 4)];

/** From every start of frame. Source: ITU-T T.81, B.2.2. */
function jpegSizes(bytes: Uint8Array): Size[] {
  const sizes: Size[] = [];
  const look = (marker: number, place: number): void => {
    if (isFrame(marker)) sizes.push([uint(bytes, place + 5, 2), uint(bytes, place + 3, 2)]);
  };
  let place = 0;
  while (startsWith(bytes, [SEGMENT, SOI, SEGMENT], place))
    place = endOfPicture(bytes, place + 2, look) ?? bytes.length;
  return sizes.length === 0 ? [[0, 0]] : sizes;
}

const at = (bytes: Uint8Array, place: number): number => bytes[place] ?? -1;
const startsWith = (bytes: Uint8Array, start: readonly number[], place = 0): boolean =>
  start.every((byte, index) => at(bytes, place + index) === byte);
const codesOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const uint = (bytes: Uint8Array, place: number, length: number): number =>
  codesAt(bytes, place, length).reduce((sum, byte) => sum * 256 + byte, 0);
const codesAt = (bytes: Uint8Array, place: number, length: number): number[] =>
  Array.from({ length }, (_, index) => at(bytes, place + index));

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/** Chunks from IHDR to IEND, which ends the file. Source: PNG, section 5. */
function isPng(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, PNG_START)) return false;
  let place = PNG_START.length;
  if (!startsWith(bytes, codesOf('IHDR'), place + 4)) return false;
  while (place + CHUNK_FRAME_BYTES <= bytes.length) {
    const isLast = startsWith(bytes, codesOf('IEND'), place + 4);
    place += CHUNK_FRAME_BYTES + uint(bytes, place, 4);
    if (isLast) return place === bytes.length;
  }
  return false;
}

const SEGMENT = 0xff;
const [SOI, EOI, SOS, TEM, RST_FIRST, RST_LAST] = [0xd8, 0xd9, 0xda, 0x01, 0xd0, 0xd7];
/** SOF0 to SOF15, except three numbers that are other markers. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isAlone = (marker: number): boolean => marker === TEM || (marker >= RST_FIRST && marker <= RST_LAST);

/** Segments to the end of the picture. A camera may append further pictures of the same shot (CIPA DC-007), and zeros.
 *  Source: ITU-T T.81, annex B. */
function isJpeg(bytes: Uint8Array): boolean {
  let place = 0;
  let isPicture = false;
  while (startsWith(bytes, [SEGMENT, SOI, SEGMENT], place)) {
    const end = endOfPicture(bytes, place + 2);
    if (end === null) return false;
    place = end;
    isPicture = true;
  }
  while (at(bytes, place) === 0) place += 1;
  return isPicture && place === bytes.length;
}

/** End of a picture whose first segment is at `from`; null if incomplete. `look` receives the marker of each segment
 *  and the offset of its length. */
function endOfPicture(
  bytes: Uint8Array,
  from: number,
  look: (marker: number, place: number) => void = () => undefined,
): number | null {
  let place = from;
  while (place + 1 < bytes.length) {
    if (at(bytes, place) !== SEGMENT) return null;
    const marker = at(bytes, place + 1);
    place += 1;
    if (marker === SEGMENT) continue;
    place += 1;
    if (marker === EOI) return place;
    if (isAlone(marker)) continue;
    const length = uint(bytes, place, 2);
    if (length < 2) return null;
    look(marker, place);
    place += length;
    if (marker === SOS) place = endOfScan(bytes, place);
  }
  return null;
}

/** In a scan 0xFF is followed by 0, or by a restart marker, until the next segment. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let place = from;
  while (place < bytes.length) {
    const next = at(bytes, place + 1);
    if (at(bytes, place) === SEGMENT && next !== 0 && next !== SEGMENT && !isAlone(next)) return place;
    place += 1;
  }
  return place;
}

/** '%PDF-' */
const PDF_START = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** '%%EOF' */
const PDF_END = [0x25, 0x25, 0x45, 0x4f, 0x46];
const isSpace = (byte: number): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;

export const beginsAsPdf = (bytes: Uint8Array): boolean => startsWith(bytes, PDF_START);

/** From the first byte to the end marker, after which only white space may follow. Source: ISO 32000-1, 7.5. */
function isPdf(bytes: Uint8Array): boolean {
  if (!beginsAsPdf(bytes)) return false;
  let end = bytes.length;
  while (end > 0 && isSpace(at(bytes, end - 1))) end -= 1;
  return startsWith(bytes, PDF_END, end - PDF_END.length);
}

/** Marks by which browsers and sniffers detect a page; lower case. */
const pageMarks = ['<html', '<script', '<!doctype', '<iframe', '<body', '<?php', 'javascript:'];
/** Active content of PDF readers. */
const activeMarks = ['/javascript', '/launch', '/embeddedfile', '/richmedia'];
/** Range in which readers search for a PDF header. */
const PDF_LOOKED_FOR_IN_BYTES = 1024;
/**
 * The end record of a ZIP archive: a mark and 18 bytes, the last two of which are the length of the following comment.
 */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 0xffff;

function isTwoThings(bytes: Uint8Array, kind: FileKind): boolean {
  const marks = kind === 'pdf' ? [...pageMarks, ...activeMarks] : pageMarks;
  const text = lowerText(bytes);
  if (marks.some((mark) => text.includes(mark))) return true;
  if (kind !== 'pdf' && text.slice(0, PDF_LOOKED_FOR_IN_BYTES).includes('%pdf-')) return true;
  return endsAsZip(bytes);
}

const PIECE_BYTES = 8192;
/** Each byte as one lower-case letter. */
function lowerText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + PIECE_BYTES)));
  return pieces.join('').toLowerCase();
}

function endsAsZip(bytes: Uint8Array): boolean {
  const lowest = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX_BYTES);
  for (let place = bytes.length - ZIP_END_BYTES; place >= lowest; place -= 1) {
    if (!startsWith(bytes, ZIP_END, place)) continue;
    const comment = at(bytes, place + ZIP_END_BYTES - 2) + at(bytes, place + ZIP_END_BYTES - 1) * 256;
    if (place + ZIP_END_BYTES + comment <= bytes.length) return true;
  }
  return false;
}

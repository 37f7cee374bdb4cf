/** Files that a dispute takes, and the media types that they are sent as. */
export const fileTypes = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;
export type FileKind = keyof typeof fileTypes;

/** What a file is by its content alone, whatever it is called; null where it is nothing that a dispute takes, is cut off,
 *  or is two things at once: each is read to its end, nothing may follow that, and nothing in it may read as a web page,
 *  an archive or another kind of file. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const kind = isPng(bytes) ? 'png' : isJpeg(bytes) ? 'jpg' : isPdf(bytes) ? 'pdf' : null;
  return kind === null || isTwoThings(bytes, kind) ? null : kind;
}

/** A picture of 50 million dots fills 200 MB when it is drawn; a file of 2 MB from a camera has 12 million. */
export const DOTS_AT_MOST = 50_000_000;

/** Whether a picture says that it is larger than `DOTS_AT_MOST`, or says no size at all; a JPEG may hold several. For files
 *  of that kind. */
export function hasTooManyDots(bytes: Uint8Array, kind: FileKind): boolean {
  const sizes = kind === 'png' ? [pngSize(bytes)] : kind === 'jpg' ? jpegSizes(bytes) : [];
  return sizes.some(([width, height]) => width === 0 || height === 0 || width * height > DOTS_AT_MOST);
}

type Size = readonly [width: number, height: number];

/** The first chunk says it. */
const pngSize = (bytes: Uint8Array): Size => [uint(bytes, 16, 4), uint(bytes, 20, 4)];

/** Every start of a frame says it. Source: ITU-T T.81, B.2.2. */
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

/** Chunk by chunk from IHDR to IEND, with which it ends. Source: PNG, section 5. */
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
/** SOF0 to SOF15, of which three numbers are other markers. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isAlone = (marker: number): boolean => marker === TEM || (marker >= RST_FIRST && marker <= RST_LAST);

/** Segment by segment to the end of the picture. Behind it a camera may put further pictures of the same shot (CIPA
 *  DC-007), and zeros. Source: ITU-T T.81, annex B. */
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

/** Where the picture ends whose first segment is at `from`; null where it does not. `look` gets each segment: its marker,
 *  and the place of its length. */
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

/** In a scan 0xFF is followed by 0, or by a restart, until the next segment. */
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

/** Whether a file begins as a PDF does. */
export const beginsAsPdf = (bytes: Uint8Array): boolean => startsWith(bytes, PDF_START);

/** From the first byte to its mark of the end, behind which only space may stand. Source: ISO 32000-1, 7.5. */
function isPdf(bytes: Uint8Array): boolean {
  if (!beginsAsPdf(bytes)) return false;
  let end = bytes.length;
  while (end > 0 && isSpace(at(bytes, end - 1))) end -= 1;
  return startsWith(bytes, PDF_END, end - PDF_END.length);
}

/** What a browser, or whoever sniffs, takes for a page; in small letters. */
const pageMarks = ['<html', '<script', '<!doctype', '<iframe', '<body', '<?php', 'javascript:'];
/** What makes a reader of PDFs do something. */
const activeMarks = ['/javascript', '/launch', '/embeddedfile', '/richmedia'];
/** In so many first bytes readers look for a PDF. */
const PDF_LOOKED_FOR_IN_BYTES = 1024;
/** The end of a ZIP archive: a mark, 18 bytes, of which the last two say how long the comment after them is. */
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
/** Each byte as one letter, a small one. */
function lowerText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + PIECE_BYTES)));
  return pieces.join('').toLowerCase();
}

/** Whether a program that unpacks would find an archive: it looks for one from the end. */
function endsAsZip(bytes: Uint8Array): boolean {
  const lowest = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX_BYTES);
  for (let place = bytes.length - ZIP_END_BYTES; place >= lowest; place -= 1) {
    if (!startsWith(bytes, ZIP_END, place)) continue;
    const comment = at(bytes, place + ZIP_END_BYTES - 2) + at(bytes, place + ZIP_END_BYTES - 1) * 256;
    if (place + ZIP_END_BYTES + comment <= bytes.length) return true;
  }
  return false;
}

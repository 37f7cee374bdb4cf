import { createInflate } from 'node:zlib';

/** Why a PDF is not kept. `active`: it can do something when it is opened. `sealed`: a part of it cannot be looked into. */
export type PdfFault = 'active' | 'sealed';

/** A letter of a name as it stands, or as its code in hexadecimal. Source: ISO 32000-1, 7.3.5. */
const escaped = (letter: string): string => {
  const codes = [letter.toLowerCase(), letter.toUpperCase()].map((each) => each.charCodeAt(0).toString(16));
  return `(?:${[letter, ...new Set(codes.map((code) => `#${code}`))].join('|')})`;
};
/** Finds names that begin with one of these, in whatever case, escaped or not. */
const namesLike = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map((name) => Array.from(name, escaped).join('')).join('|')})`, 'i');

/** Actions and contents that a reader runs, sends, fetches or unpacks. Source: ISO 32000-1, 12.6.4 and 12.7.8. */
const activeNames = namesLike(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'EmbeddedFile',
  'Filespec',
  'GoToE',
  'GoToR',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  'XFA',
);
const encryption = namesLike('Encrypt');
const objectStream = namesLike('ObjStm');
const deflate = namesLike('Fl');
const anyFilter = namesLike('Filter', 'F ');
/** Filters and predictors that are not undone here. */
const otherFilters = namesLike(
  'ASCIIHex',
  'AHx',
  'ASCII85',
  'A85',
  'LZW',
  'RunLength',
  'RL',
  'Crypt',
  'DecodeParms',
  'DP',
);

/** The longest name that is looked for, with each letter escaped. */
const OVERLAP = 64;
/** A dictionary begins so many bytes before its stream at most. */
const DICTIONARY_BYTES = 16_384;
const STREAMS_AT_MOST = 5_000;
/** Of all streams together: a file of 2 MB may unpack to 2 GB. */
const UNPACKED_BYTES_AT_MOST = 64 * 1024 * 1024;

/** Looks through a PDF: its names as they are meant, and those of the objects that are compressed in it. Null where nothing
 *  is found. Nothing of the file is drawn or run. */
export async function pdfFault(bytes: Buffer): Promise<PdfFault | null> {
  const text = bytes.toString('latin1');
  if (encryption.test(text)) return 'sealed';
  if (activeNames.test(text)) return 'active';
  const streams = [...text.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: mark }) => ({
    before: text.slice(Math.max(0, index - DICTIONARY_BYTES), index),
    from: index + mark.length,
  }));
  if (streams.length > STREAMS_AT_MOST) return 'sealed';
  let leftBytes = UNPACKED_BYTES_AT_MOST;
  for (const { before, from } of streams) {
    const own = ownDictionary(before);
    const isOfObjects = objectStream.test(own ?? before);
    const isPacked = isDeflated(bytes, from);
    if (isOfObjects && isPackedElsehow(own, before, isPacked)) return 'sealed';
    if (!isPacked) continue;
    const found = await unpacked(bytes.subarray(from), leftBytes);
    const isMeant = own === null || isOfObjects || deflate.test(own);
    if (found.fault === 'active' || (found.fault === 'sealed' && isMeant)) return found.fault;
    leftBytes -= found.bytes;
  }
  return null;
}

/** Whether a stream of objects is packed by more than Flate, or by another filter. */
const isPackedElsehow = (own: string | null, before: string, isPacked: boolean): boolean =>
  otherFilters.test(own ?? before) || (own !== null && !isPacked && anyFilter.test(own));

/** The dictionary that ends where a stream begins; null where none can be made out. A string may hold what looks like the
 *  beginning of an object: then its brackets do not match. */
function ownDictionary(before: string): string | null {
  const starts = [...before.matchAll(/\d\s+obj\b/g)];
  const last = starts.at(-1);
  if (!last) return null;
  const own = before.slice(last.index + last[0].length).trim();
  const isWhole = own.startsWith('<<') && own.endsWith('>>');
  return isWhole && own.split('(').length === own.split(')').length ? own : null;
}

/** Whether the bytes at a place begin as zlib does. Source: RFC 1950, 2.2. */
const isDeflated = (bytes: Buffer, place: number): boolean => {
  const [first = 0, second = 0] = bytes.subarray(place, place + 2);
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
};

/** Unpacks a stream piece by piece and looks for names in it; keeps none of it. */
async function unpacked(
  packed: Buffer,
  atMost: number,
): Promise<{ readonly fault: PdfFault | null; readonly bytes: number }> {
  const inflate = createInflate();
  let bytes = 0;
  let rest = '';
  inflate.end(packed);
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      bytes += piece.length;
      const text = rest + piece.toString('latin1');
      if (activeNames.test(text)) return { fault: 'active', bytes };
      if (bytes > atMost) return { fault: 'sealed', bytes };
      rest = text.slice(-OVERLAP);
    }
  } catch (error) {
    // Bytes of another kind, or a stream that is cut off.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      return { fault: 'sealed', bytes };
    throw error;
  } finally {
    inflate.destroy();
  }
  return { fault: null, bytes };
}

import { createInflate } from 'node:zlib';
import { pdfStreams, streamBytes } from './pdf-streams';

/** Reason to reject a PDF. `active`: it can run an action when it is opened. `sealed`: a part cannot be inspected. */
export type PdfFault = 'active' | 'sealed';

/** A letter of a name, plain or as its hexadecimal code. Source: ISO 32000-1, 7.3.5. */
const escaped = (letter: string): string => {
  const codes = [letter.toLowerCase(), letter.toUpperCase()].map((each) => each.charCodeAt(0).toString(16));
  return `(?:${[letter, ...new Set(codes.map((code) => `#${code}`))].join('|')})`;
};
const escapedName = (name: string): string => Array.from(name, escaped).join('');
/** Matches names with one of these prefixes, in any case, escaped or not. */
const namesLike = (...names: readonly string[]): RegExp => new RegExp(`/(?:${names.map(escapedName).join('|')})`, 'i');
const namesOf = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map(escapedName).join('|')})(?=[\\0\\s()<>[\\]{}/%]|$)`);

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
const activeExactNames = namesOf('Thread');
const isActive = (text: string): boolean => activeNames.test(text) || activeExactNames.test(text);
const encryption = namesLike('Encrypt');
const objectStream = namesLike('ObjStm', 'First');
const deflate = namesLike('Fl');
const filter = namesLike('Filter');
/** Filters by their short name, and predictors, which are not decoded here. */
const otherPacking = [namesOf('F', 'DP'), namesLike('DecodeParms')];
const isDeflateAlone = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![^\s/<>[\]()%])/;

/** Length of the longest name with every letter escaped. */
const OVERLAP = 64;
const STREAMS_AT_MOST = 5_000;
/** Limit of all streams together: a file of 2 MB may unpack to 2 GB. */
const UNPACKED_BYTES_AT_MOST = 64 * 1024 * 1024;

/** Inspects a PDF: its decoded names, and those of compressed objects. Null if no fault is found. Renders and runs
 *  nothing of the file. */
export async function pdfFault(bytes: Buffer): Promise<PdfFault | null> {
  const text = bytes.toString('latin1');
  if (encryption.test(text)) return 'sealed';
  if (isActive(text)) return 'active';
  const streams = pdfStreams(text);
  if (streams === null) return 'sealed';
  const places = new Map<number, string[]>(streamBytes(text).map((from) => [from, []]));
  for (const { dictionary, from } of streams) places.get(from)?.push(dictionary);
  if (places.size > STREAMS_AT_MOST) return 'sealed';
  let leftBytes = UNPACKED_BYTES_AT_MOST;
  for (const [from, dictionaries] of places) {
    const ofObjects = dictionaries.filter((each) => objectStream.test(each));
    const isPacked = isDeflated(bytes, from);
    if (isPacked) {
      const found = await unpacked(bytes.subarray(from), leftBytes);
      const isMeant =
        dictionaries.length === 0 || ofObjects.length > 0 || dictionaries.some((each) => deflate.test(each));
      if (found.fault === 'active' || (found.fault === 'sealed' && isMeant)) return found.fault;
      leftBytes -= found.bytes;
    }
    if (ofObjects.some((each) => !isLookedInto(each, isPacked))) return 'sealed';
  }
  return null;
}

function isLookedInto(dictionary: string, isPacked: boolean): boolean {
  if (otherPacking.some((names) => names.test(dictionary))) return false;
  const filters = dictionary.split(filter).length - 1;
  return filters === 0 || (filters === 1 && isPacked && isDeflateAlone.test(dictionary));
}

/** True if the bytes at a place have a zlib header. Source: RFC 1950, 2.2. */
const isDeflated = (bytes: Buffer, place: number): boolean => {
  const [first = 0, second = 0] = bytes.subarray(place, place + 2);
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
};

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
      if (isActive(text)) return { fault: 'active', bytes };
      if (bytes > atMost) return { fault: 'sealed', bytes };
      rest = text.slice(-OVERLAP);
    }
  } catch (error) {
    // Other data, or a truncated stream.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      return { fault: 'sealed', bytes };
    throw error;
  } finally {
    inflate.destroy();
  }
  return { fault: null, bytes };
}

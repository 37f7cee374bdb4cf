import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuiltFile, etagOf } from './built-files';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface CutPage {
  readonly same: Buffer;
  readonly digest: string;
  readonly differing: string;
  /** Shared part as an unfinished brotli stream with the best compression, made on first use: that takes 50 ms once per
   *  process and page. */
  compressed(): Promise<Buffer>;
}

/** Lives as long as the built page. */
const cut = new WeakMap<BuiltFile, CutPage>();

/** A build page with its placeholders `{{name}}` filled in from `values`; a placeholder without a value stays. The part
 *  before the first placeholder is the same for all users and is compressed once; the rest, a few hundred bytes, is
 *  appended uncompressed. So the cost is independent of the number of merchants, and nothing is cached per merchant. */
export function filledIn(page: BuiltFile, values: Readonly<Record<string, string>>): BuiltFile {
  const { same, digest, differing, compressed } = cut.get(page) ?? cutUp(page);
  const rest = Buffer.from(withValues(differing, values));
  const body = Buffer.concat([same, rest]);
  return {
    type: page.type,
    etag: etagOf(Buffer.concat([Buffer.from(digest), rest])),
    body,
    async encoded(encoding) {
      if (encoding === 'identity') return body;
      return encoding === 'gzip' ? zip(body) : Buffer.concat([await compressed(), ...storedBrotli(rest), LAST_BROTLI]);
    },
  };
}

function cutUp(page: BuiltFile): CutPage {
  const at = page.body.indexOf('{{');
  const same = at === -1 ? page.body : page.body.subarray(0, at);
  let made: Promise<Buffer> | undefined;
  const found: CutPage = {
    same,
    digest: createHash('sha256').update(same).digest('base64url'),
    differing: page.body.subarray(same.length).toString('utf8'),
    // Flushed to a whole byte, without an end of stream.
    compressed: () => (made ??= brotli(same, { finishFlush: constants.BROTLI_OPERATION_FLUSH })),
  };
  cut.set(page, found);
  return found;
}

const STORED_AT_MOST = 2 ** 16;

/** Uncompressed meta-blocks inside a brotli stream: not the last one (1 bit, 0), length less one in four nibbles (2
 *  bits, 0; 16 bits), uncompressed (1 bit, 1), from the next whole byte on. Source: RFC 7932, section 9.2. */
function storedBrotli(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += STORED_AT_MOST) {
    const block = bytes.subarray(from, from + STORED_AT_MOST);
    const header = Buffer.alloc(3);
    header.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    blocks.push(header, block);
  }
  return blocks;
}

/** The last meta-block (1 bit, 1), empty (1 bit, 1). */
const LAST_BROTLI = Buffer.of(0b11);

const withValues = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replaceAll(/\{\{([\w-]+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? escapeAttribute(values[name] ?? '') : placeholder,
  );

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

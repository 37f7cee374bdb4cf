import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BuiltFile, madeText } from './built-files';
import { filledIn } from './filled-pages';

const pageOf = (html: string) => madeText('text/html', Buffer.from(html));
const shop = (number: number) => ({ 'merchant-origins': `https://shop-${number}.example` });
const same = `<!doctype html><style>${'.kadam{color:green}'.repeat(1_000)}</style>`;
const unpacked = async (file: BuiltFile) => brotliDecompressSync(await file.encoded('br'));

describe('a page that is filled in', () => {
  it('has its values escaped, and keeps a placeholder that has none', async () => {
    const page = pageOf('<html lang="{{locale}}"><meta content="{{merchant-origins}}">{{toString}}');
    const filled = filledIn(page, { 'merchant-origins': '"><script>&' });
    expect(filled.body.toString()).toBe(
      '<html lang="{{locale}}"><meta content="&quot;&gt;&lt;script&gt;&amp;">{{toString}}',
    );
    expect(await unpacked(filled)).toEqual(filled.body);
  });

  it('says the same in every encoding, also where nothing differs, and where what differs is 200,000 bytes long', async () => {
    for (const html of ['', same, `${same}{{merchant-origins}}`, `${same}{{merchant-origins}}</html>`])
      for (const length of [0, 1, 65_536, 65_537, 200_000]) {
        const filled = filledIn(pageOf(html), { 'merchant-origins': 'x'.repeat(length) });
        // Compared byte by byte, without a timing-safe comparison that hides the position.
        expect((await unpacked(filled)).equals(filled.body)).toBe(true);
        expect(gunzipSync(await filled.encoded('gzip')).equals(filled.body)).toBe(true);
        expect(await filled.encoded('identity')).toBe(filled.body);
      }
  });

  it('is compressed once for 2,000 merchants, and each gets its own page with its own ETag', async () => {
    const page = pageOf(`${same}<meta content="{{merchant-origins}}">`);
    const first = await filledIn(page, shop(0)).encoded('br');
    const etags = new Set<string>();
    for (let number = 1; number <= 2_000; number += 1) {
      const filled = filledIn(page, shop(number));
      etags.add(filled.etag);
      const sent = await filled.encoded('br');
      // The shared part has the same bytes; the rest follows uncompressed.
      expect(sent.subarray(0, 50).equals(first.subarray(0, 50))).toBe(true);
      expect(sent.includes(`https://shop-${number}.example`)).toBe(true);
    }
    expect(etags.size).toBe(2_000);
    expect(filledIn(page, shop(7)).etag).toBe(filledIn(page, shop(7)).etag);
  });
});

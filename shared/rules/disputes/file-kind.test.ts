import { describe, expect, it } from 'vitest';
import { DOTS_AT_MOST, fileKindOf, hasTooManyDots } from './file-kind';
import { sampleJpeg, samplePdf, samplePng } from './testing/sample-files';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
/** An empty archive, with a comment of this length to follow. */
const zip = (comment = 0): Uint8Array =>
  Uint8Array.of(0x50, 0x4b, 5, 6, ...Array.from({ length: 16 }, () => 0), comment & 255, comment >> 8);
/** A text chunk of a PNG. */
const textChunk = (text: string): Uint8Array =>
  joined(Uint8Array.of(0, 0, text.length >> 8, text.length & 255), bytes(`tEXt${text}`), bytes('sum!'));
/** Length of the sample's signature and IHDR. */
const PNG_HEAD_BYTES = 33;
const pngWith = (text: string): Uint8Array =>
  joined(samplePng.subarray(0, PNG_HEAD_BYTES), textChunk(text), samplePng.subarray(PNG_HEAD_BYTES));
const jpegWith = (text: string): Uint8Array =>
  joined(
    sampleJpeg.subarray(0, 2),
    Uint8Array.of(0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255),
    bytes(text),
    sampleJpeg.subarray(2),
  );
const pdfWith = (text: string): Uint8Array => joined(bytes(`%PDF-1.4\n${text}\n`), samplePdf.subarray(9));

describe('fileKindOf', () => {
  it('detects JPEG, PNG and PDF by content, also with a comment, a second picture of the shot, or trailing space', () => {
    expect([sampleJpeg, samplePng, samplePdf].map(fileKindOf)).toEqual(['jpg', 'png', 'pdf']);
    expect([jpegWith('shot at home'), pngWith('made at home'), pdfWith('% nothing')].map(fileKindOf)).toEqual([
      'jpg',
      'png',
      'pdf',
    ]);
    expect(fileKindOf(joined(sampleJpeg, sampleJpeg, Uint8Array.of(0, 0)))).toBe('jpg');
    expect(fileKindOf(joined(samplePdf, bytes(' \r\n')))).toBe('pdf');
  });

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', bytes('hello')],
    ['a page', bytes('<!doctype html><p>hello')],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', bytes('GIF89a')],
    ['an archive', zip()],
    ['a film', joined(Uint8Array.of(0, 0, 0, 20), bytes('ftypqt  '))],
    ['a JPEG that is cut off', sampleJpeg.subarray(0, -2)],
    ['a PNG that is cut off', samplePng.subarray(0, -4)],
    [
      'a PNG whose first chunk is not its header',
      joined(samplePng.subarray(0, 8), textChunk('x'), samplePng.subarray(8)),
    ],
    ['a PDF that is cut off', samplePdf.subarray(0, -6)],
    ['a PDF behind something else', joined(bytes('hello '), samplePdf)],
    ['a JPEG with a segment shorter than its length', Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0, 1, 0xff, 0xd9)],
  ])('is null for other files: %s', (_, content) => {
    expect(fileKindOf(content)).toBeNull();
  });

  it.each<[string, Uint8Array]>([
    ['a JPEG with an archive behind', joined(sampleJpeg, zip())],
    ['a JPEG with a page behind', joined(sampleJpeg, bytes('<p>hello'))],
    ['a JPEG with a page in a comment', jpegWith('<HTML><body>')],
    ['a JPEG with a PDF in a comment', jpegWith('%PDF-1.7')],
    ['a JPEG with a script in a comment', jpegWith('*/=1;<script>alert(1)</script>/*')],
    ['a PNG with a program behind', joined(samplePng, bytes('<?php system($_GET[0]);'))],
    ['a PNG with a PDF in a text', pngWith('x\0%PDF-1.4')],
    ['a PNG with a page in a text', pngWith('x\0<!DOCTYPE html>')],
    ['a PDF that is an archive too', joined(samplePdf.subarray(0, -6), zip(6), bytes('%%EOF\n'))],
    ['a PDF with a page in it', pdfWith('<html>')],
    ['a PDF that runs a script', pdfWith('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF that starts a program', pdfWith('<< /S /Launch >>')],
    ['a PDF with a file in it', pdfWith('<< /Type /EmbeddedFile >>')],
  ])('is null for ambiguous files: %s', (_, content) => {
    expect(fileKindOf(content)).toBeNull();
  });

  it('detects a file of 2 MB like a small one', () => {
    const length = 2 * 1024 * 1024;
    const data = joined(Uint8Array.of(length >> 24, length >> 16, length >> 8, length), bytes('IDAT'), bytes('sum!'));
    const large = new Uint8Array(samplePng.length + data.length + length);
    large.set(samplePng.subarray(0, PNG_HEAD_BYTES));
    large.set(data.subarray(0, 8), PNG_HEAD_BYTES);
    large.set(data.subarray(8), PNG_HEAD_BYTES + 8 + length);
    large.set(samplePng.subarray(PNG_HEAD_BYTES), PNG_HEAD_BYTES + 12 + length);
    expect(fileKindOf(large)).toBe('png');
    expect(fileKindOf(large.subarray(0, -1))).toBeNull();
  });
});

describe('hasTooManyDots', () => {
  /** A big-endian number. */
  const asBytes = (value: number, length: number): number[] =>
    Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
  /** The sample with another size in its header. */
  const png = (width: number, height: number): Uint8Array =>
    Uint8Array.from([
      ...samplePng.subarray(0, 16),
      ...asBytes(width, 4),
      ...asBytes(height, 4),
      ...samplePng.subarray(24),
    ]);
  const jpeg = (width: number, height: number, frame = 0xc2): Uint8Array => {
    const place = sampleJpeg.findIndex((byte, index) => byte === 0xff && sampleJpeg[index + 1] === 0xc2);
    return Uint8Array.from([
      ...sampleJpeg.subarray(0, place + 1),
      frame,
      ...sampleJpeg.subarray(place + 2, place + 5),
      ...asBytes(height, 2),
      ...asBytes(width, 2),
      ...sampleJpeg.subarray(place + 9),
    ]);
  };

  it('accepts 1 by 1, 8,000 by 6,000 and 10,000 by 5,000 dots, as PNG and as JPEG', () => {
    for (const [width, height] of [
      [1, 1],
      [8_000, 6_000],
      [10_000, 5_000],
    ] as const) {
      expect([fileKindOf(png(width, height)), hasTooManyDots(png(width, height), 'png')]).toEqual(['png', false]);
      expect([fileKindOf(jpeg(width, height)), hasTooManyDots(jpeg(width, height), 'jpg')]).toEqual(['jpg', false]);
    }
    expect(DOTS_AT_MOST).toBe(50_000_000);
  });

  it.each([
    ['PNG of 2^31 by 2^31 dots', png(2 ** 31, 2 ** 31), 'png'],
    ['PNG of 10,000 by 5,001 dots', png(10_000, 5_001), 'png'],
    ['PNG of no height', png(1, 0), 'png'],
    ['JPEG of 65,535 by 65,535 dots', jpeg(65_535, 65_535), 'jpg'],
    ['JPEG whose height comes after its lines', jpeg(100, 0), 'jpg'],
    ['JPEG with a second picture of 65,535 by 65,535 dots', joined(sampleJpeg, jpeg(65_535, 65_535, 0xc0)), 'jpg'],
    ['JPEG that begins no frame', jpeg(1, 1, 0xcc), 'jpg'],
  ] as const)('is true for a %s', (_what, content, kind) => {
    expect(hasTooManyDots(content, kind)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { isPdfFile, namedInKfsFile } from './kfs-file';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hash = `${'a_1-'.repeat(10)}aZ9`;

describe('the file of a statement', () => {
  it('names number and fingerprint as texts that are read out', () => {
    const file = bytesOf(`%PDF-1.7\n/ActualText (KDLX9SS42J-1)\n/ActualText (${hash})\n\xff\xfe`);
    expect(namedInKfsFile(file)).toEqual({ proposalNumber: 'KDLX9SS42J-1', fingerprint: hash });
  });

  it.each([
    ['another text', `/ActualText (${hash}0)\n/ActualText (KD-1)`],
    ['what stands elsewhere', `${hash} KDLX9SS42J-1`],
    ['nothing', ''],
  ])('names none in %s', (_, text) => {
    expect(namedInKfsFile(bytesOf(text))).toEqual({ proposalNumber: null, fingerprint: null });
  });

  it('is a PDF by its first five letters', () => {
    expect([isPdfFile(bytesOf('%PDF-1.7')), isPdfFile(bytesOf('%PDF')), isPdfFile(bytesOf(' %PDF-'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

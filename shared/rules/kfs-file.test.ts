import { describe, expect, it } from 'vitest';
import { fileFault, KFS_FILE_MAX_BYTES, namedInKfsFile } from './kfs-file';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hash = `${'a_1-'.repeat(10)}aZ9`;

describe('file of a statement', () => {
  it('contains number and fingerprint as readable texts', () => {
    const file = bytesOf(`%PDF-1.7\n/ActualText (KDLX9SS42J-1)\n/ActualText (${hash})\n\xff\xfe`);
    expect(namedInKfsFile(file)).toEqual({ proposalNumber: 'KDLX9SS42J-1', fingerprint: hash });
  });

  it.each([
    ['another text', `/ActualText (${hash}0)\n/ActualText (KD-1)`],
    ['what stands elsewhere', `${hash} KDLX9SS42J-1`],
    ['nothing', ''],
  ])('has neither in %s', (_, text) => {
    expect(namedInKfsFile(bytesOf(text))).toEqual({ proposalNumber: null, fingerprint: null });
  });

  it('is recognised as a PDF by its first five letters', () => {
    const faults = ['%PDF-1.7', '%PDF', ' %PDF-', ''].map((text) => fileFault(bytesOf(text)));
    expect(faults).toEqual([null, 'notPdf', 'notPdf', 'noFile']);
    const large = new Uint8Array(KFS_FILE_MAX_BYTES + 1);
    large.set(bytesOf('%PDF-1.7'));
    expect([fileFault(large.subarray(0, -1)), fileFault(large)]).toEqual([null, 'tooLarge']);
  });
});

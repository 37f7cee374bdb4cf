import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { samplePdf } from '../../../shared/rules/disputes/testing/sample-files';
import { pdfFault } from './pdf-fault';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const withObjects = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    latin1('%PDF-1.5\n'),
    ...objects.map((each) => Buffer.concat([Buffer.from(each), latin1('\n')])),
    samplePdf.subarray(9),
  ]);
const dictionary = (content: string): string => `9 0 obj << ${content} >> endobj`;
const stream = (content: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    latin1(`8 0 obj\n<< ${content} /Length ${bytes.length} >>\nstream\r\n`),
    bytes,
    latin1('\nendstream endobj'),
  ]);
const streamBehind = (keyword: string, content: string, bytes: Buffer): Buffer =>
  Buffer.concat([latin1(`8 0 obj\n<< ${content} >>\n${keyword}`), bytes, latin1('\nendstream endobj')]);
const scriptObject = latin1('9 0 << /S /JavaScript >>');
const hexScript = latin1(`${scriptObject.toString('hex')}>`);
const OBJECTS = '/Type /ObjStm /N 1 /First 4';
const packedObjects = (content: string, more = '/Filter /FlateDecode'): Buffer =>
  stream(`${OBJECTS} ${more}`, deflateSync(latin1(`9 0 ${content}`)));

describe('pdfFault', () => {
  it.each<[string, Buffer]>([
    ['with one empty page', Buffer.from(samplePdf)],
    ['with a link', withObjects(dictionary('/A << /S /URI /URI (https://kadam.example/) >>'))],
    ['with objects that stand compressed', withObjects(packedObjects('<< /Type /Page >>'))],
    [
      'with a drawing that stands compressed',
      withObjects(stream('/Filter /FlateDecode', deflateSync(latin1('BT (Hello) Tj ET')))),
    ],
    [
      'with a picture',
      withObjects(stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff, 0xd9]))),
    ],
    [
      'with a table of its objects that is packed with a predictor',
      withObjects(
        stream('/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync(Buffer.alloc(40))),
      ),
    ],
    ['with a table of contents', withObjects(dictionary('/Type /Outlines /First 5 0 R /Last 5 0 R'))],
    [
      'with a font whose dictionary stands before a picture',
      withObjects(
        dictionary('/Type /Font /FirstChar 32 /Title (an odd bracket: \\()'),
        stream('/Subtype /Image /Filter /LZWDecode', latin1('x')),
      ),
    ],
    ['with articles', withObjects(dictionary('/Type /Catalog /Threads [7 0 R]'))],
    [
      'with a drawing that is packed twice',
      withObjects(stream('/Filter [/ASCII85Decode /FlateDecode]', latin1('GhQ0~>'))),
    ],
  ])('accepts %s', async (_what, file) => {
    expect(await pdfFault(file)).toBeNull();
  });

  it.each<[string, Buffer]>([
    ['a script', withObjects(dictionary('/S /JavaScript /JS (app.alert(1))'))],
    ['a script whose name has one escaped letter', withObjects(dictionary('/S /J#61vaScript'))],
    ['a script whose name has each letter escaped', withObjects(dictionary('/S /#4a#61#76#61#53#63#72#69#70#74'))],
    ['a script whose name has a letter escaped in capitals', withObjects(dictionary('/S /#4Aavascript'))],
    ['a program', withObjects(dictionary('/S /L#61unch /F (calc.exe)'))],
    ['a form that is sent', withObjects(dictionary('/S /SubmitForm /F (https://evil.example)'))],
    ['a form of XFA', withObjects(dictionary('/AcroForm << /X#46A 5 0 R >>'))],
    ['an embedded file', withObjects(dictionary('/Type /Embedded#46ile'))],
    ['a link to another file', withObjects(dictionary('/S /GoToR /F (other.pdf)'))],
    ['sound', withObjects(dictionary('/S /Sound'))],
    ['a thread in another file', withObjects(dictionary('/S /Thr#65ad /F (other.pdf)'))],
    ['a script among compressed objects', withObjects(packedObjects('<< /S /JavaScript >>'))],
    ['an escaped script among compressed objects', withObjects(packedObjects('<< /S /Java#53cript >>'))],
    [
      'a script in a stream that does not say it holds objects',
      withObjects(stream('/N 1 /First 4 /Filter 7 0 R', deflateSync(latin1('9 0 << /S /JavaScript >>')))),
    ],
    ...['stream\r', 'stream \n', 'stream\t\r\n'].map((keyword): [string, Buffer] => [
      `a script among compressed objects behind ${JSON.stringify(keyword)}`,
      withObjects(streamBehind(keyword, `${OBJECTS} /Filter /FlateDecode`, deflateSync(scriptObject))),
    ]),
    [
      'a script behind 100,000 compressed spaces',
      withObjects(packedObjects(`${' '.repeat(100_000)}<< /S /JavaScript >>`)),
    ],
  ])('detects active content: %s', async (_what, file) => {
    expect(await pdfFault(file)).toBe('active');
  });

  it.each<[string, Buffer]>([
    ['it is encrypted', withObjects('trailer << /Encrypt 7 0 R >>')],
    ['it is encrypted, with an escaped name', withObjects('trailer << /#45ncrypt 7 0 R >>')],
    ['its objects have another filter', withObjects(stream(`${OBJECTS} /Filter /LZWDecode`, latin1('x')))],
    [
      'its objects have an escaped filter',
      withObjects(stream(`/Type /Obj#53tm /Filter /ASCIIHe#78Decode`, latin1('3c3e>'))),
    ],
    [
      'its objects have a filter that stands elsewhere',
      withObjects(stream(`${OBJECTS} /Filter 7 0 R`, latin1('3c3e>'))),
    ],
    ['its objects are packed twice', withObjects(packedObjects('<< >>', '/Filter [/FlateDecode /ASCIIHexDecode]'))],
    [
      'its objects are packed with a predictor',
      withObjects(packedObjects('<< >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    [
      'its objects hide behind a string that looks like the beginning of another object',
      withObjects(stream(`${OBJECTS} /Filter /LZWDecode /X (endobj 7 0 obj <<)`, latin1('x'))),
    ],
    ...[
      `${OBJECTS} /Filter /ASCIIHexDecode ${' '.repeat(20_000)}`,
      `${OBJECTS} ${' '.repeat(20_000)} /Filter 5 0 R`,
      `${OBJECTS} /X (\\() /Filter 5 0 R`,
      `${OBJECTS} /X <28> /Filter 5 0 R`,
      `${OBJECTS} /Filter 5 0 R %(\n`,
      `${OBJECTS} /Filter 5 0 R /X (1 0 obj)`,
      `${OBJECTS} /Filter 5 0 R %1 0 obj <<\n`,
      `${OBJECTS}/F/AHx`,
      `${OBJECTS} /Filter /FlateDecode /Filter /AHx`,
      '/N 1 /First 4 /Filter /ASCIIHexDecode',
      '/Type 6 0 R /N 1 /Fir#73t 4 /Filter /ASCIIHexDecode',
    ].map((content): [string, Buffer] => [
      `the dictionary of its objects is ${content.replace(/ {9,}/, ' … ')}`,
      withObjects(stream(content, hexScript), '5 0 obj /ASCIIHexDecode endobj 6 0 obj /ObjStm endobj'),
    ]),
    [
      'a second filter of its objects stands elsewhere',
      withObjects(
        stream(`${OBJECTS} /Filter [/FlateDecode 5 0 R]`, deflateSync(hexScript)),
        '5 0 obj /ASCIIHexDecode endobj',
      ),
    ],
    ['it has 200,000 objects, one in the dictionary of the other', withObjects('obj<<'.repeat(200_000))],
    ['it has 100,000 objects in one comment', withObjects('obj%'.repeat(100_000))],
    [
      'a compressed stream breaks off',
      withObjects(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(1_000)).subarray(0, 8))),
    ],
    [
      'a compressed stream unpacks to 65 MB',
      withObjects(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(65 * 1024 * 1024)))),
    ],
    ['it has 5,001 streams', withObjects('stream\n'.repeat(5_001))],
  ])('rejects a part that cannot be inspected: %s', async (_what, file) => {
    expect(await pdfFault(file)).toBe('sealed');
  });
});

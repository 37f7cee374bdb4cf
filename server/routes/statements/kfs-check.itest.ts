import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kfs } from '../../../shared/api/kfs';
import { KFS_FILE_MAX_BYTES } from '../../../shared/rules/kfs-file';
import { KFS_FILE_FIELD } from '../../../shared/site/kfs-file-field';
import { checkoutSteps } from '../../testing/payments/checkout-steps';
import { dataOf, MINUTE_MS } from '../../testing/sales/sales-steps';
import { asInProduction } from '../../testing/server/limits';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => server.close());
const { open, fresh } = checkoutSteps(() => server);

interface Given {
  readonly kfs: Kfs;
  readonly file: Buffer;
  readonly fileUrl: string;
}

/** A statement and its issued file. */
async function givenOut(lenderId?: string): Promise<Given> {
  const mobile = fresh('9000000001');
  const checkout = await open();
  await checkout.verify(mobile);
  await (lenderId === undefined ? checkout.choose() : checkout.choose(lenderId, 3));
  const { kfsData: kfs, printUrl } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as {
    kfsData: Kfs;
    printUrl: string;
  };
  const page = await server.request('GET', printUrl.replace('http://localhost:4400', ''));
  const fileUrl = /href="([^"]+\/pdf\?[^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { kfs, file: await fileAt(fileUrl), fileUrl };
}
const fileAt = async (url: string): Promise<Buffer> => (await server.server.app.inject({ url })).rawPayload;

/** Heading of the page's answer to a file, or the reason why none was compared. */
async function said(bytes: Uint8Array, path = '/kfs/verify', fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(KFS_FILE_FIELD, new Blob([new Uint8Array(bytes)]), 'statement.pdf');
  const sent = new Response(form);
  const { statusCode, body, headers } = await server.server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const heading = /<h2 id="answer">([^<]*)</.exec(body)?.[1] ?? /role="alert"[^>]*>([^<]+)</.exec(body)?.[1];
  return { statusCode, heading, body, location: headers.location };
}

/** The file with one byte changed: the last one of `text`, or the one at an offset. */
function changed(file: Buffer, at: number | string): Buffer {
  const copy = Buffer.from(file);
  const place = typeof at === 'number' ? at : copy.indexOf(at, 0, 'latin1') + at.length - 1;
  copy[place] = copy[place] === 0x30 ? 0x31 : 0x30;
  return copy;
}

const filesGiven = async (): Promise<number> =>
  (await server.server.db.selectFrom('kfs_files').select('file_hash').execute()).length;

describe('the file of a statement, at /kfs/verify', () => {
  it('is genuine if unchanged, which reveals only its number, lender and day', async () => {
    const { kfs, file } = await givenOut();
    const { statusCode, heading, body } = await said(file);
    expect([statusCode, heading]).toEqual([200, 'Genuine']);
    const answer = /<section[^>]*aria-labelledby="answer"[^>]*>.*?<\/section>/.exec(body)?.[0] ?? '';
    expect(answer).toContain(kfs.proposalNumber);
    expect(answer).toContain(kfs.lenderName);
    expect(body).not.toMatch(/XXXXX|₹|Zenmart/);
    expect((await said(file, '/hi/kfs/verify')).heading).toBe('असली');
  });

  it('is changed with one other byte, wherever: in a figure, in its fingerprint, in its number, at its end', async () => {
    const { kfs, file } = await givenOut();
    const places = [file.indexOf('stream\n') + 40, kfs.contentHash, kfs.proposalNumber, file.length - 1];
    for (const place of places) expect([place, (await said(changed(file, place))).heading]).toEqual([place, 'Changed']);
  });

  it('of another lender is that lender’s, and no file becomes genuine by what it names', async () => {
    const one = await givenOut();
    const other = await givenOut('701');
    expect(other.kfs.lenderName).not.toBe(one.kfs.lenderName);
    expect((await said(other.file)).body).toContain(other.kfs.lenderName);
    const forged = Buffer.from(`%PDF-1.7\n/ActualText (${one.kfs.contentHash})\n%%EOF`);
    const { heading, body } = await said(forged);
    expect(heading).toBe('Changed');
    expect(body).not.toContain(one.kfs.lenderName);
  });

  it('is stored once, even if it is issued repeatedly', async () => {
    const before = await filesGiven();
    const { file, fileUrl } = await givenOut();
    server.clock.advance(MINUTE_MS);
    expect((await fileAt(fileUrl)).equals(file)).toBe(true);
    expect(await filesGiven()).toBe(before + 1);
    await said(changed(file, 100));
    expect(await filesGiven()).toBe(before + 1);
  });

  it('issued before hashes were stored is genuine, and changed if one byte differs', async () => {
    const { file } = await givenOut();
    const { db } = server.server;
    await expect(db.deleteFrom('kfs_files').execute()).rejects.toThrow();
    // As before the table existed.
    await db.transaction().execute(async (trx) => {
      await sql`alter table kfs_files disable trigger user`.execute(trx);
      await trx.deleteFrom('kfs_files').execute();
      await sql`alter table kfs_files enable trigger user`.execute(trx);
    });
    expect((await said(file)).heading).toBe('Genuine');
    expect((await said(changed(file, file.length - 1))).heading).toBe('Changed');
  });

  it('without a known statement is unknown; a file that is missing, not a PDF or larger than 2 MB is not compared', async () => {
    const pdf = (length: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(length - 9, ' ')]);
    expect((await said(pdf(1000))).heading).toBe('Unknown');
    expect((await said(pdf(KFS_FILE_MAX_BYTES))).heading).toBe('Unknown');
    expect((await said(pdf(KFS_FILE_MAX_BYTES + 1))).heading).toMatch(/larger than 2 MB/);
    expect((await said(Buffer.from('<!doctype html><p>%PDF-1.7'))).heading).toMatch(/not a PDF/);
    expect((await said(Buffer.alloc(0))).heading).toMatch(/Choose the PDF/);
  });

  it('that the browser has read is judged by its hash: genuine, changed if it names a statement, else unknown', async () => {
    const { kfs, file } = await givenOut();
    const hash = createHash('sha256').update(file).digest('hex');
    const other = hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    const told = async (fileHash: string, fileFingerprint = '', fileNumber = '') =>
      said(new Uint8Array(), '/kfs/verify', { fileHash, fileFingerprint, fileNumber });
    const found = await told(hash, kfs.contentHash, kfs.proposalNumber);
    expect([found.statusCode, found.heading]).toEqual([200, 'Genuine']);
    expect((await told(other, kfs.contentHash)).heading).toBe('Changed');
    expect((await told(other, '', kfs.proposalNumber)).heading).toBe('Changed');
    expect((await told(other)).heading).toBe('Unknown');
    expect((await told(hash.toUpperCase())).statusCode).toBe(400);
    expect((await told('nothing')).statusCode).toBe(400);
  });

  it('without a file leads to what the typed fingerprint is found by, with a number or without', async () => {
    const { kfs } = await givenOut();
    const { statusCode, location } = await said(new Uint8Array(), '/hi/kfs/verify', {
      fingerprint: ` ${kfs.contentHash} `,
    });
    expect([statusCode, location]).toEqual([303, `/hi/kfs/verify?fingerprint=${kfs.contentHash}`]);
    const found = async (query: string) =>
      /<h2 id="answer">([^<]*)</.exec((await server.request('GET', `/kfs/verify?${query}`)).text)?.[1];
    expect(await found(`fingerprint=${kfs.contentHash}`)).toBe('Genuine');
    expect(await found(`fingerprint=${kfs.contentHash}&proposal=${kfs.proposalNumber}`)).toBe('Genuine');
    expect(await found(`fingerprint=${kfs.contentHash}&proposal=KD1-1`)).toBe('Unknown');
    expect(await found(`fingerprint=${kfs.contentHash.slice(1)}`)).toBe('Unknown');
    expect(await found(`proposal=${kfs.proposalNumber}`)).toBeUndefined();
  });

  it('that comes as no form is refused with 400 and 415', async () => {
    const send = async (type: string, payload: string) =>
      (await server.request('POST', '/kfs/verify', { headers: { 'content-type': type }, payload })).status;
    expect(await send('multipart/form-data; boundary=x', 'nothing')).toBe(400);
    expect(await send('application/pdf', '%PDF-1.7')).toBe(415);
  });
});

it('is looked at 300 times a minute for a client, by file or by number', { tags: ['long'] }, async () => {
  const limited = await startTestServer({ env: asInProduction });
  const ask = async () =>
    (await limited.request('GET', '/kfs/verify?proposal=KD1-1&fingerprint=00', { ip: '198.51.100.7' })).status;
  const answers: number[] = [];
  // Limited to the number that get a database connection in time, even on a busy machine.
  for (let asked = 0; asked < 301; asked += 7) answers.push(...(await Promise.all(Array.from({ length: 7 }, ask))));
  expect([...new Set(answers)].sort()).toEqual([200, 429]);
  expect(answers.filter((status) => status === 200)).toHaveLength(300);
  await limited.close();
});

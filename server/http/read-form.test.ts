import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics';
import { createApp } from './app';
import { acceptForms, readForm } from './read-form';

const opened: { close(): unknown }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

const LIMITS = { bodyBytes: 100_000, fileField: 'paper', fileBytes: 50_000 };

function appWithForm() {
  const app = createApp({
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    publicUrl: 'http://localhost:4400',
    trustedProxies: 0,
  });
  opened.push(app);
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post('/form', { bodyLimit: LIMITS.bodyBytes }, async (request) => {
      const { fields, file } = await readForm(request, LIMITS);
      return {
        fields: Object.fromEntries(fields),
        file: file?.toString('latin1').slice(0, 20) ?? null,
        bytes: file?.length,
      };
    });
  });
  return app;
}

const BOUNDARY = 'edge';
/** A part: its header lines, and its content. */
const part = (headers: string, content: string): string => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string): string => part(`content-disposition: form-data; name="${name}"`, value);
const paper = (content: string, name = 'paper'): string =>
  part(`content-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf`, content);

async function sent(payload: string, type = `multipart/form-data; boundary=${BOUNDARY}`) {
  const answer = await appWithForm().inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': type },
    payload,
  });
  return { status: answer.statusCode, read: answer.json<unknown>() };
}
const whole = (...parts: string[]): string => `${parts.join('')}--${BOUNDARY}--\r\n`;

describe('a form', () => {
  it('is read with its fields, of two with one name the first, and with the file of the field that takes one', async () => {
    const { status, read } = await sent(whole(field('a', 'one'), field('a', 'two'), field('b', ''), paper('%PDF-1.7')));
    expect(status).toBe(200);
    expect(read).toEqual({ fields: { a: 'one', b: '' }, file: '%PDF-1.7', bytes: 8 });
  });

  it('has no file where another field brings one, and an empty one where none was chosen', async () => {
    expect((await sent(whole(paper('%PDF-1.7', 'other')))).read).toEqual({ fields: {}, file: null });
    const none = part('content-disposition: form-data; name="paper"; filename=""', '');
    expect((await sent(whole(none))).read).toEqual({ fields: {}, file: '', bytes: 0 });
  });

  it('has 50,000 bytes of a file of 60,000 where 50,000 are its limit', async () => {
    expect((await sent(whole(paper('x'.repeat(60_000))))).read).toMatchObject({ bytes: 50_000 });
  });

  it.each([
    ['ends before its last boundary', field('a', 'one')],
    ['ends within a file', paper('%PDF').slice(0, -4)],
    ['has no boundary at all', 'nothing'],
    ['is empty', ''],
    ['has 17 parts', whole(...Array.from({ length: 17 }, (_, index) => field(`f${index}`, '1')))],
    ['has 2 files', whole(paper('a'), paper('b'))],
    ['has 9,000 empty parts', `--${BOUNDARY}\r\n`.repeat(9_000)],
    ['has 15,000 header lines in a part', whole(part(`${'a: b\r\n'.repeat(15_000)}c: d`, 'one'))],
    ['has 90,000 bytes before its first part', `${'x'.repeat(90_000)}\r\n${whole(field('a', 'one'))}`],
    ['has a field of 90,000 bytes', whole(field('a', 'x'.repeat(90_000)))],
  ])('that %s is refused with 400', async (_what, payload) => {
    expect((await sent(payload)).status).toBe(400);
  });

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['with a boundary of 300 characters', `multipart/form-data; boundary=${'x'.repeat(300)}`],
  ])('of a type %s is refused with 400', async (_what, type) => {
    expect((await sent(whole(field('a', '1')), type)).status).toBe(400);
  });

  it('of more than 100,000 bytes is refused with 413, announced or not', async () => {
    const large = whole(paper('x'.repeat(100_000)));
    expect((await sent(large)).status).toBe(413);
    const app = appWithForm();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
    socket.write(
      `POST /form HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ntransfer-encoding: chunked\r\n\r\n${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(heard.slice(9, 12)).toBe('413');
  });

  it('keeps 16 header lines of a part: a name behind 1,000 others is not found', async () => {
    const lines = 'a: b\r\n'.repeat(1_000);
    const flooded = part(`${lines}content-disposition: form-data; name="a"`, 'one');
    expect((await sent(whole(flooded, field('b', 'two')))).read).toEqual({ fields: { b: 'two' }, file: null });
    const named = part(`content-disposition: form-data; name="a"\r\n${lines.slice(0, -2)}`, 'one');
    expect((await sent(whole(named))).read).toEqual({ fields: { a: 'one' }, file: null });
  });
});

import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { madeText } from './built-files';
import { sendFile } from './send-file';

const file = madeText('text/plain; charset=utf-8', Buffer.from('a file'));
const app = fastify();
app.get('/file', (request, reply) => sendFile(request, reply, file, 'no-cache'));
app.get('/missing', (request, reply) => sendFile(request, reply, file, 'no-cache', 404));
afterAll(() => app.close());
const asked = async (url: string, known?: string) => {
  const { statusCode, body } = await app.inject({
    url,
    headers: known === undefined ? {} : { 'if-none-match': known },
  });
  return [statusCode, body];
};

it.each([
  ['nothing', undefined, [200, 'a file']],
  ['this version', file.etag, [304, '']],
  ['this version, by a weak name', `W/${file.etag}`, [304, '']],
  ['several, of which one is this', `"other", ${file.etag}`, [304, '']],
  ['another version', '"other"', [200, 'a file']],
  ['a name that begins like this one', file.etag.slice(0, -2), [200, 'a file']],
])('a file is sent correctly to a client that has %s', async (_what, known, expected) => {
  expect(await asked('/file', known)).toEqual(expected);
});

it('the substitute for a missing file is sent in full, regardless of the browser’s cache', async () => {
  expect(await asked('/missing', file.etag)).toEqual([404, 'a file']);
});

it('a file has a weak name: it is the same compressed or not', async () => {
  const { headers } = await app.inject({ url: '/file' });
  expect(headers.etag).toBe(`W/${file.etag}`);
});

import fastify from 'fastify';
import { expect, it } from 'vitest';
import { siteRows } from '../../shared/site/site-rows';
import { madeText } from './built-files';
import { sendSitePage } from './send-site-page';
import type { SitePages } from './site-pages';

const drawn = { file: madeText('text/html; charset=utf-8', Buffer.from('<p>A page</p>')), styleHashes: [] };

/** Policy header of a page with these properties. */
async function policyOf(page: object, images?: { readonly imageOrigins: readonly string[] }): Promise<string> {
  const [row] = siteRows;
  if (!row) throw new Error('the site has no page');
  // SAFETY: nothing else is used.
  const pages = { find: async () => ({ ...drawn, ...page }) } as unknown as SitePages;
  const app = fastify();
  app.get('/', async (request, reply) => {
    const asked = { locale: 'en', site: { kind: 'organic' }, row: row.shows, path: '/' } as const;
    await sendSitePage(pages, request, reply, asked, images);
    return reply;
  });
  return String((await app.inject('/')).headers['content-security-policy']);
}

// @req WID-030
it('a page allows the videos that are drawn in it from https://film.example, and pictures of others only where it is asked to', async () => {
  expect(await policyOf({ mediaOrigins: ['https://film.example'] })).toContain('media-src https://film.example;');
  expect(await policyOf({})).not.toContain('media-src');
  expect(await policyOf({}, { imageOrigins: ['https://logos.example'] })).toContain('data: https://logos.example;');
});

it.each([
  ['a page is sent once, and the result is true', drawn, true],
  ['a page that the build does not have is left to the caller', null, false],
])('%s', async (_, found, isSent) => {
  const [row] = siteRows;
  if (!row) throw new Error('the site has no page');
  // SAFETY: nothing else is used.
  const pages = { find: async () => found } as unknown as SitePages;
  const app = fastify();
  let told: unknown;
  app.get('/', async (request, reply) => {
    const asked = { locale: 'en', site: { kind: 'organic' }, row: row.shows, path: '/' } as const;
    told = await sendSitePage(pages, request, reply, asked);
    return told === true ? reply : reply.code(404).send();
  });
  const { statusCode } = await app.inject('/');
  expect([told, statusCode]).toEqual([isSent, isSent ? 200 : 404]);
});

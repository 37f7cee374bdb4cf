import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { type Document, renderDocuments } from './docs';
import { pagePolicy } from './page-policy';
import { type BuiltFiles, fillPage } from './pages';

/**
 * Serves the repository's documents as pages without scripts. `/docs` redirects to the first; an unknown name is 404.
 */
export function registerDocs(app: FastifyInstance, config: Config, { examplesFolder }: BuiltFiles): void {
  let rendered: readonly Document[] | undefined;
  const documents = () => (rendered ??= renderDocuments());

  app.get('/docs', async (_request, reply) => reply.redirect(`/docs/${documents()[0]?.name}`, 302));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const wanted = documents().find(({ name }) => name === request.params['*']);
    if (!wanted) return reply.callNotFound();
    const listed = documents().filter(({ isListed }) => isListed);
    const shelf = listed.map(
      ({ name, title }) => `<a href="/docs/${name}"${name === wanted.name ? ' aria-current="page"' : ''}>${title}</a>`,
    );
    const template = await readFile(join(examplesFolder, 'docs/index.html'), 'utf8');
    const page = fillPage(template, { title: `${wanted.title} · Kadam` })
      .replace('<!-- documents -->', () => shelf.join('\n'))
      .replace('<!-- text -->', () => wanted.html);
    const policy = { providerOrigin: config.providerOrigin, nonce: randomBytes(16).toString('base64') };
    return reply
      .header('content-security-policy', pagePolicy({ ...policy, connectsToProvider: false }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

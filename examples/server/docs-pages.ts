import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Config } from './config';
import { pagePolicy } from './page-policy';
import { type BuiltFiles, fillPage } from './pages';

const Index = z.array(z.object({ name: z.string().regex(/^[\w-]+$/), title: z.string() })).min(1);

/** The documents of the repository, as the build has rendered them: pages without script of their own. `/docs` is the
 *  first of them; one that there is not is 404. */
export function registerDocs(app: FastifyInstance, config: Config, { examplesFolder }: BuiltFiles): void {
  const file = (name: string): Promise<string> => readFile(join(examplesFolder, name), 'utf8');
  const documents = async () => Index.parse(JSON.parse(await file('docs/index.json')));

  app.get('/docs', async (_request, reply) => reply.redirect(`/docs/${(await documents())[0]?.name}`, 302));
  app.get<{ Params: { name: string } }>('/docs/:name', async (request, reply) => {
    const index = await documents();
    const wanted = index.find(({ name }) => name === request.params.name);
    if (!wanted) return reply.callNotFound();
    const shelf = index.map(
      ({ name, title }) => `<a href="/docs/${name}"${name === wanted.name ? ' aria-current="page"' : ''}>${title}</a>`,
    );
    const text = await file(`docs/${wanted.name}.html`);
    const page = fillPage(await file('docs.html'), { title: `${wanted.title} · Kadam` })
      .replace('<!-- documents -->', () => shelf.join('\n'))
      .replace('<!-- text -->', () => text);
    const policy = { providerOrigin: config.providerOrigin, nonce: randomBytes(16).toString('base64') };
    return reply
      .header('content-security-policy', pagePolicy({ ...policy, connectsToProvider: false }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

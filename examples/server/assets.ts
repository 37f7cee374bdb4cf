import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** What the build makes for the pages, each under a name with the hash of its content. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** One name that cannot climb out of its folder. */
const Params = z.object({ file: z.string().regex(/^\w[\w.-]*$/) });

/** Serves `/assets/`. A name stands for one content for ever, so that nobody asks for it twice. */
export function registerAssets(app: FastifyInstance, folder: string): void {
  app.get('/assets/:file', async (request, reply) => {
    const { data } = Params.safeParse(request.params);
    const type = data && types[extname(data.file)];
    if (!data || type === undefined) return reply.callNotFound();
    const body = await readFile(join(folder, data.file)).catch(() => null);
    if (!body) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body);
  });
}

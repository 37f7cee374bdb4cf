import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** MIME types of built files, whose names contain the hash of their content. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** A single file name without path segments. */
const Params = z.object({ file: z.string().regex(/^\w[\w.-]*$/) });

/** Serves `/assets/` as immutable: the content of a name never changes. */
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

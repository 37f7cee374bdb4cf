import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltFile, chooseEncoding } from './built-files';
import { varyOf } from './send-json';

/** 304 if the caller has the file, else the file in the best accepted encoding. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  cacheControl: string,
  status: 200 | 404 | 503 = 200,
): Promise<FastifyReply> {
  // Weak: the same for all encodings.
  reply.header('cache-control', cacheControl).header('vary', varyOf(reply)).header('etag', `W/${file.etag}`);
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await file.encoded(encoding);
  if (body !== file.body) reply.header('content-encoding', encoding);
  return reply.code(status).type(file.type).send(body);
}

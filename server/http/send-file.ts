import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltFile, chooseEncoding } from './built-files';
import { varyOf } from './send-json';

/** Answers 304 when the caller has the file that it is an answer for, else the file in the best encoding the caller takes. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  cacheControl: string,
  status: 200 | 404 | 503 = 200,
): Promise<FastifyReply> {
  // Weak: it is one file, compressed or not.
  reply.header('cache-control', cacheControl).header('vary', varyOf(reply)).header('etag', `W/${file.etag}`);
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await file.encoded(encoding);
  if (body !== file.body) reply.header('content-encoding', encoding);
  return reply.code(status).type(file.type).send(body);
}

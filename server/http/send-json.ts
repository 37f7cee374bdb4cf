import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, etagOf } from './built-files';

/** Below this a packet holds it anyway. */
const WORTH_COMPRESSING_BYTES = 1_400;
/** Quick rather than small: each answer is compressed anew. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Sends finished JSON; a long one (the plans of 24 lenders are 45 KB) goes compressed to a caller that takes it. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('vary', varyOf(reply));
  const encoding =
    body.length < WORTH_COMPRESSING_BYTES ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(await (encoding === 'br' ? brotli(body, quickly) : zip(body)));
}

/** The same for one that anybody may keep: whoever has it already is told that it still holds. */
export async function sendKeptJson(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  // Weak: it is one answer, compressed or not.
  const etag = etagOf(Buffer.from(body));
  reply.header('etag', `W/${etag}`);
  if (request.headers['if-none-match']?.includes(etag)) return reply.header('vary', varyOf(reply)).code(304).send();
  return sendJson(request, reply, body);
}

const varyOf = (reply: FastifyReply): string => {
  const varies = reply.getHeader('vary');
  return varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`;
};

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './built-files';

/** Below this a packet holds it anyway. */
const WORTH_COMPRESSING_BYTES = 1_400;
/** Quick rather than small: each answer is compressed anew. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Sends finished JSON; a long one (the plans of 24 lenders are 45 KB) goes compressed to a caller that takes it. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  const varies = reply.getHeader('vary');
  reply
    .type('application/json; charset=utf-8')
    .header('vary', varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`);
  const encoding =
    body.length < WORTH_COMPRESSING_BYTES ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(await (encoding === 'br' ? brotli(body, quickly) : zip(body)));
}

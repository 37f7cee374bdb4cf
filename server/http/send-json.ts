import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltFile, chooseEncoding, madeText } from './built-files';

/** A smaller response fits into one packet. */
const WORTH_COMPRESSING_BYTES = 1_400;
/** Fast rather than small: no compressed answer is reused. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const JSON_TYPE = 'application/json; charset=utf-8';
const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Sends finished JSON, compressed if it is long (the plans of 24 lenders are 45 KB). */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  reply.type(JSON_TYPE).header('vary', varyOf(reply));
  const encoding = encodingFor(request, body.length);
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(await (encoding === 'br' ? brotli(body, quickly) : zip(body)));
}

/** Cache of publicly cacheable responses, with ETag and compressed bodies. Keyed weakly by the data object: an entry is
 *  dropped together with its data. */
export class ResponseCache {
  readonly #made = new WeakMap<object, BuiltFile>();

  of(data: unknown, write: () => string): BuiltFile {
    const known = isObject(data) ? this.#made.get(data) : undefined;
    if (known) return known;
    const text = madeText(JSON_TYPE, Buffer.from(write()));
    if (isObject(data)) this.#made.set(data, text);
    return text;
  }
}
const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** Sends a publicly cacheable response; 304 if the caller has it already. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  text: BuiltFile,
): Promise<FastifyReply> {
  // Weak: the same for all encodings.
  reply.header('etag', `W/${text.etag}`).header('vary', varyOf(reply));
  if (request.headers['if-none-match']?.includes(text.etag)) return reply.code(304).send();
  const encoding = encodingFor(request, text.body.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(text.type).send(await text.encoded(encoding));
}

const encodingFor = ({ headers }: FastifyRequest, length: number) =>
  length < WORTH_COMPRESSING_BYTES ? 'identity' : chooseEncoding(headers['accept-encoding']);

export const varyOf = (reply: FastifyReply): string => {
  const varies = reply.getHeader('vary');
  return varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`;
};

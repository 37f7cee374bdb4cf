import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../shared/api/endpoint';
import { Refusal } from '../services/refusal';

/** What a request says to an endpoint, before any schema has looked at it: the body of a POST, or the query of a GET and
 *  what stands in its address. Refuses with 400 a field of the address that is given a second time. */
export function inputOf(
  { method }: Pick<Endpoint, 'method'>,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): unknown {
  // A call whose fields are all optional needs no body. Source: API-014.
  if (method === 'POST') return body === undefined ? {} : body;
  // SAFETY: the router has one text for each segment that a path names, and the parser of queries makes an object.
  const [named, asked] = [params as Readonly<Record<string, string>>, query as object];
  if (Object.keys(named).length === 0) return asked;
  const twice = Object.keys(named).filter((name) => Object.hasOwn(asked, name));
  if (twice.length > 0)
    throw new Refusal('INVALID_REQUEST', {
      fields: twice.map((path) => ({ path, message: 'stands in the address' })),
    });
  return { ...asked, ...named };
}

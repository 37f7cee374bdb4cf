import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../shared/api/endpoint';
import { Refusal } from '../services/refusal';

/** Input of an endpoint before validation: the body of a POST, or the query of a GET, and the path parameters. Refuses
 *  a parameter that is given twice with 400. */
export function inputOf(
  { method }: Pick<Endpoint, 'method'>,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): unknown {
  // A call with only optional fields needs no body. Source: API-014.
  if (method === 'POST') return body === undefined ? {} : body;
  // SAFETY: the router sets one text per named segment, and the query parser returns an object.
  const [named, asked] = [params as Readonly<Record<string, string>>, query as object];
  if (Object.keys(named).length === 0) return asked;
  const twice = Object.keys(named).filter((name) => Object.hasOwn(asked, name));
  if (twice.length > 0)
    throw new Refusal('INVALID_REQUEST', {
      fields: twice.map((path) => ({ path, message: 'stands in the address' })),
    });
  return { ...asked, ...named };
}

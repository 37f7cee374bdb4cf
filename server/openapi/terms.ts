import type { EndpointScope } from '../../shared/api/endpoint';

/** A part of a document. */
export type Json = Record<string, unknown>;

/** Who reads a document: merchants, who call a handful of endpoints, or whoever builds frames. */
export type Audience = 'merchants' | 'frames';

const audiences: Readonly<Record<EndpointScope, Audience>> = {
  merchant: 'merchants',
  page: 'merchants',
  sales: 'frames',
  telesales: 'frames',
  widget: 'frames',
  site: 'frames',
  checkout: 'frames',
  public: 'frames',
};

export const audienceOf = (scope: EndpointScope): Audience => audiences[scope];

/** A path as it stands in a document, with its segments in braces: routes are answered with and without the trailing
 *  slash. */
export const addressOf = (route: string): string => route.replace(/(?<=.)\/$/, '').replace(/:(\w+)/g, '{$1}');

/** Whether a field of the request stands in the path of its endpoint. */
export const isInPath = ({ path }: { readonly path: string }, field: string): boolean =>
  path.split(/[/?]/).includes(`:${field}`);

import type { EndpointScope } from '../../shared/api/endpoint';

export type Json = Record<string, unknown>;

/** Readers of a document: merchants, who call a few endpoints, or developers of frames. */
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

/** Path of a document, with parameters in braces and without the optional trailing slash. */
export const addressOf = (route: string): string => route.replace(/(?<=.)\/$/, '').replace(/:(\w+)/g, '{$1}');

/** True if a request field is a path segment of its endpoint. */
export const isInPath = ({ path }: { readonly path: string }, field: string): boolean =>
  path.split(/[/?]/).includes(`:${field}`);

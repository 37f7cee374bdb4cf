import type { EndpointScope } from '../../shared/api/endpoint';

export type Json = Record<string, unknown>;

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

export const isInPath = ({ path }: { readonly path: string }, field: string): boolean =>
  path.split(/[/?]/).includes(`:${field}`);

import type { EndpointScope } from '../../shared/api/endpoint';

export type Json = Record<string, unknown>;

/** Readers of a document: merchants, who call a few endpoints, developers of frames, or lenders, who implement the
 *  Lender API. */
export type Audience = 'merchants' | 'frames' | 'lenders';
/** Readers of the endpoint table. */
export type EndpointAudience = Exclude<Audience, 'lenders'>;

const audiences: Readonly<Record<EndpointScope, EndpointAudience>> = {
  merchant: 'merchants',
  page: 'merchants',
  sales: 'frames',
  telesales: 'frames',
  widget: 'frames',
  site: 'frames',
  checkout: 'frames',
  public: 'frames',
};

export const audienceOf = (scope: EndpointScope): EndpointAudience => audiences[scope];

/** Path of a document, with parameters in braces and without the optional trailing slash. */
export const addressOf = (route: string): string => route.replace(/(?<=.)\/$/, '').replace(/:(\w+)/g, '{$1}');

export const isInPath = ({ path }: { readonly path: string }, field: string): boolean =>
  path.split(/[/?]/).includes(`:${field}`);

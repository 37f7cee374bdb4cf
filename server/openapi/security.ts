import type { EndpointScope } from '../../shared/api/endpoint';
import { header } from '../../shared/api/headers';
import { siteCookie } from '../../shared/site/cookies';
import type { Json } from './terms';

const inHeader = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description });

const schemes = {
  merchantKey: inHeader(header.merchantKey, 'The merchant’s public key.'),
  merchantToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A JSON web token (HS256) that the merchant’s server signs with its secret: `iss` = merchant key, `sub` = `server`, `aud` = `kadam`, `scope` = `merchant`, `iat`, `exp` at most 15 min after it, and a `jti`.',
  },
  agentToken: inHeader(
    header.sdkToken,
    'A token like the merchant’s own, with the agent as `sub` and the `scope` `sales`.',
  ),
  siteSession: {
    type: 'apiKey',
    in: 'cookie',
    name: siteCookie.sessionId,
    description: `The session of a browser with the shopper’s site, which \`${siteCookie.authToken}\` beside it proves to be logged in. The call has to come from a page of the same host, by its \`Origin\`.`,
  },
  deskSession: {
    type: 'apiKey',
    in: 'cookie',
    name: siteCookie.telesales,
    description:
      'The session of an agent at the telesales desk, begun by the address of `app/telesales/session`. The call has to come from a page of the same host, by its `Origin`.',
  },
  sessionToken: inHeader(
    header.sessionToken,
    `What \`app/widget/init\` has answered; ends 30 min after its last use. With it the frame sends \`${header.sessionId}\`, the session’s public name: one of another session is 401.`,
  ),
} as const;
type SchemeName = keyof typeof schemes;

/** Alternative security schemes of each kind of caller. The browser's `Origin` identifies a page. */
const needed: Readonly<Record<EndpointScope, readonly (readonly SchemeName[])[]>> = {
  merchant: [['merchantKey', 'merchantToken']],
  sales: [['merchantKey', 'agentToken']],
  telesales: [['deskSession']],
  checkout: [['merchantKey', 'sessionToken']],
  // The session is optional.
  widget: [['merchantKey'], ['merchantKey', 'sessionToken'], ['siteSession']],
  site: [['siteSession']],
  page: [],
  public: [],
};

export const securityOf = (scope: EndpointScope): Json[] =>
  needed[scope].map((names) => Object.fromEntries(names.map((name) => [name, []])));

export function securitySchemes(scopes: readonly EndpointScope[]): Json {
  const used = new Set(scopes.flatMap((scope) => needed[scope].flat()));
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => used.has(name as SchemeName)));
}

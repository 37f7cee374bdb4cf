import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Area } from '../../shared/api';
import { type Endpoint, type EndpointScope, routeOf } from '../../shared/api/endpoint';
import { brand } from '../../shared/brand';
import { operation } from './operation';
import { resultKeys } from './result-keys';
import { Schemas } from './schemas';
import { securitySchemes } from './security';
import { addressOf, audienceOf, type EndpointAudience, type Json } from './terms';
import { paymentChanged } from './webhook';

const introductions: Readonly<Record<EndpointAudience, string>> = {
  merchants: `What a merchant’s server and pages call, and the webhook that they get. The merchant guide tells how it
goes together; what our frames call among themselves stands in \`/openapi-frames.json\`.

Every answer is an envelope: \`success\` says whether the call did what was asked, and then \`data\` has it. A refusal by a
business rule is status 200 with \`success: false\`; \`code\` names it. Answers may gain fields, so ignore what you do not
know. Lists in the examples are cut short.`,
  frames: `What our own frames call: for whoever reads along or builds a page like ours. Nothing here is promised to a
merchant, and it changes with the frames. What merchants call stands in \`/openapi.json\`.`,
};

/** OpenAPI 3.1 document of the endpoint table for one audience. Uses the server's own schemas, errors and headers.
 *  Generation takes 0.1 s or more and yields to other calls. */
export async function openApiDocument(
  audience: EndpointAudience,
  areas: Readonly<Record<string, Area>>,
  publicUrl: string,
): Promise<Json> {
  const schemas = new Schemas();
  const paths: Record<string, Json> = {};
  const tags: Json[] = [];
  const scopes = new Set<EndpointScope>();
  for (const [name, { about, endpoints }] of Object.entries(areas)) {
    const ours = Object.entries(endpoints).filter(([, { scope }]) => audienceOf(scope) === audience);
    if (ours.length === 0) continue;
    tags.push({ name, description: about });
    for (const [operationId, endpoint] of ours) {
      scopes.add(endpoint.scope);
      addTo(paths, endpoint, { tags: [name], ...operation(operationId, endpoint, schemas) });
      await nextTurn();
    }
  }
  const isForMerchants = audience === 'merchants';
  if (isForMerchants) paths['/.well-known/jwks.json'] = { get: resultKeys(schemas) };
  const webhooks = isForMerchants ? { webhooks: { paymentChanged: { post: paymentChanged(schemas) } } } : {};
  return {
    openapi: '3.1.0',
    info: {
      title: isForMerchants ? `${brand.name} API` : `${brand.name} API of the frames`,
      version: '1',
      description: introductions[audience],
      contact: { name: brand.legalName, email: brand.supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl, description: 'This installation' }],
    tags,
    paths,
    ...webhooks,
    components: { schemas: schemas.all(), securitySchemes: securitySchemes([...scopes]) },
  };
}

function addTo(paths: Record<string, Json>, endpoint: Endpoint, described: Json): void {
  const address = addressOf(routeOf(endpoint));
  paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: described };
}

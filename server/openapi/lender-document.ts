import { setImmediate as nextTurn } from 'node:timers/promises';
import { brand } from '../../shared/brand';
import { deliverEvents } from '../../shared/lender-api/event-delivery';
import { EvidenceClaims } from '../../shared/lender-api/evidence';
import { problemExamples } from '../../shared/lender-api/examples/problem-examples';
import { LENDER_API_VERSION } from '../../shared/lender-api/headers';
import type { LenderCall } from '../../shared/lender-api/lender-call';
import { lenderAreas } from '../../shared/lender-api/lender-calls';
import { lenderEvents } from '../../shared/lender-api/lender-events';
import { lenderEvent, lenderOperation } from './lender-operation';
import { Schemas } from './schemas';
import { addressOf, type Json } from './terms';

const introduction = `What a lender implements so that ${brand.name} can lend through it, and under \`webhooks\` the events that it sends.
The guide \`docs/lender-api.md\` has the rules in prose: transport, signatures, sealed fields, repetition, and what is
certain after a failure.

Amounts are whole paise (\`…Paise\`), rates are basis points (\`…Bps\`), times are milliseconds since 1970 (\`…AtMs\`), and
days are days in India (\`…On\`). Objects may gain fields at any time, so both sides ignore fields that they do not know.
Banks, merchants and people in the examples are invented.`;

const securitySchemes = {
  mutualTls: {
    type: 'mutualTLS',
    description:
      'Both sides show a certificate. It belongs to the connection, and is agreed when the lender is connected.',
  },
  clientCredentials: {
    type: 'oauth2',
    description: 'In addition, if the lender asks for it: a token that is bound to the certificate (RFC 8705).',
    flows: { clientCredentials: { tokenUrl: 'https://lsp.saffron-bank.example/token', scopes: {} } },
  },
};

/** OpenAPI 3.1 document of the Lender API. Does not depend on the installation. Yields to other calls. */
export async function lenderDocument(): Promise<Json> {
  const schemas = new Schemas('lender-api');
  const paths: Record<string, Json> = {};
  const tags: Json[] = [];
  for (const [name, { about, calls }] of Object.entries(lenderAreas)) {
    tags.push({ name, description: about });
    for (const [operationId, call] of Object.entries(calls) as [string, LenderCall][]) {
      const address = addressOf(call.path);
      const described = { tags: [name], ...lenderOperation(operationId, call, schemas) };
      paths[address] = { ...paths[address], [call.method.toLowerCase()]: described };
      await nextTurn();
    }
  }
  const webhooks: Record<string, Json> = {};
  for (const [type, event] of Object.entries(lenderEvents)) {
    webhooks[type] = { post: lenderEvent(type, event, schemas) };
    await nextTurn();
  }
  schemas.refer('EvidenceClaims', EvidenceClaims, 'output');
  const examples = problemExamples.map((value) => [value.code, { summary: value.title, value }]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} Lender API`,
      version: LENDER_API_VERSION,
      description: introduction,
      contact: { name: brand.legalName, email: brand.supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://lsp.saffron-bank.example/kadam', description: 'The lender, here an invented one' }],
    tags: [
      ...tags,
      {
        name: 'Events',
        description: `Events of the lender, posted in batches to \`${deliverEvents.path}\` of ${brand.name}, and read from the feed.`,
      },
    ],
    paths,
    webhooks,
    components: { schemas: withClaims(schemas.all()), securitySchemes, examples: Object.fromEntries(examples) },
  };
}

/** Describes the payload of each evidence that a request has. */
const withClaims = (schemas: Json): Json =>
  Object.fromEntries(
    Object.entries(schemas as Record<string, { readonly properties?: Record<string, Json> }>).map(([name, schema]) => {
      const { evidence } = schema.properties ?? {};
      if (evidence?.type !== 'string') return [name, schema];
      const contentSchema = { $ref: '#/components/schemas/EvidenceClaims' };
      const described = { ...evidence, contentMediaType: 'application/jwt', contentSchema };
      return [name, { ...schema, properties: { ...schema.properties, evidence: described } }];
    }),
  );

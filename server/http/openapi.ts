import * as z from 'zod/mini';
import { type Endpoint, type EndpointScope, routeOf } from '../../shared/api/endpoint';
import { FailureEnvelope } from '../../shared/api/envelope';
import { header, merchantHeaders, salesHeaders, widgetHeaders } from '../../shared/api/headers';
import { brand } from '../../shared/brand';

type Json = Record<string, unknown>;

/** What each status other than 200 means; all have the failure envelope. */
const otherStatuses: Readonly<Record<string, string>> = {
  400: 'The request is malformed; `fields` names what is wrong',
  401: 'Token or headers are not the merchant’s',
  403: 'The origin is not registered, or the customer is blocked',
  405: 'The path has other methods, see Allow',
  409: 'The idempotency key was used with another body',
  413: 'The body is larger than 64 KB',
  415: 'The body is not JSON',
  429: 'Too many calls; see Retry-After',
  500: 'A fault of ours',
  503: 'Out of service for the moment',
};

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return rest;
};

const headerParameter = (name: string, description: string, required = true): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

/** Without `authorization`, which OpenAPI reads from `security`. */
const scopeParameters: Readonly<Record<EndpointScope, readonly Json[]>> = {
  sales: salesHeaders.map((name) => headerParameter(name, 'See the merchant guide')),
  widget: [
    ...widgetHeaders.map((name) => headerParameter(name, 'Sent by the frame')),
    headerParameter(header.sessionToken, 'Session of the frame, once there is one', false),
  ],
  checkout: [
    ...widgetHeaders.map((name) => headerParameter(name, 'Sent by the frame')),
    headerParameter(header.sessionToken, 'Session of the transaction'),
  ],
  merchant: merchantHeaders
    .filter((name) => name !== header.authorization)
    .map((name) => headerParameter(name, 'See the merchant guide')),
  page: [headerParameter('origin', 'Sent by the browser; has to be registered for the merchant')],
  public: [],
};

/** Name of the security scheme of calls that a merchant's server makes. */
const MERCHANT_TOKEN = 'merchantToken';

/** The OpenAPI 3.1 document of the table: nothing is written twice, so nothing can differ. */
export function openApiDocument(table: Readonly<Record<string, Endpoint>>, publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(table))
    paths[routeOf(endpoint)] = {
      ...paths[routeOf(endpoint)],
      [endpoint.method.toLowerCase()]: operation(operationId, endpoint),
    };
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', contact: { email: brand.supportEmail } },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Failure: schemaOf(FailureEnvelope, 'output') },
      securitySchemes: { [MERCHANT_TOKEN]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const success = {
    type: 'object',
    properties: { success: { const: true }, data: schemaOf(endpoint.response, 'output') },
    required: ['success', 'data'],
  };
  return {
    operationId,
    summary: endpoint.summary,
    parameters: parameters(endpoint),
    ...(endpoint.scope === 'merchant' ? { security: [{ [MERCHANT_TOKEN]: [] }] } : {}),
    ...(endpoint.method === 'POST' && endpoint.request
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.request, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: `Success, or a business failure${endpoint.errors.length > 0 ? `: ${endpoint.errors.join(', ')}` : ''}`,
        content: {
          'application/json': { schema: { oneOf: [success, { $ref: '#/components/schemas/Failure' }] } },
        },
      },
      ...Object.fromEntries(
        Object.entries(otherStatuses).map(([status, description]) => [status, { description, content: failure }]),
      ),
    },
  };
}

function parameters(endpoint: Endpoint): Json[] {
  const found = [...scopeParameters[endpoint.scope]];
  if (endpoint.idempotent)
    found.push(headerParameter(header.idempotencyKey, 'Names the intent; a repetition gets the first answer'));
  for (const [name, value] of new URL(endpoint.path, 'http://localhost').searchParams)
    found.push({ name, in: 'query', required: true, schema: { const: value } });
  if (endpoint.method === 'GET' && endpoint.request) {
    const { properties = {}, required = [] } = schemaOf(endpoint.request, 'input') as {
      properties?: Json;
      required?: string[];
    };
    for (const [name, schema] of Object.entries(properties))
      found.push({ name, in: 'query', required: required.includes(name), schema });
  }
  return found;
}

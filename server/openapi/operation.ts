import * as z from 'zod/mini';
import { BODY_LIMIT_BYTES, type Endpoint, type EndpointScope } from '../../shared/api/endpoint';
import { NavigationHint } from '../../shared/api/envelope';
import { header } from '../../shared/api/headers';
import { ProofChallenge } from '../../shared/api/proof-of-work';
import { type ErrorName, errorRow } from '../../shared/errors';
import { businessRefusals, type StatusRefusal, statusRefusals } from '../services/documented-refusals';
import { Refusal } from '../services/refusal';
import { answerExample, requestExample } from './examples';
import { fieldNotes } from './field-notes';
import type { Schemas } from './schemas';
import { securityOf } from './security';
import { isInPath, type Json } from './terms';

const headerParameter = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});
const pageOrigin = headerParameter(header.origin, 'Origin of the merchant’s page.', 'https://shop.example');

/** Headers that do not authenticate; those that do are `security`. */
const scopeParameters: Readonly<Record<EndpointScope, readonly Json[]>> = {
  sales: [
    pageOrigin,
    headerParameter(header.scope, 'Scope of the token.', 'sales'),
    headerParameter(header.agentId, 'The agent, `sub` of the token.', 'ZM-3071'),
  ],
  telesales: [],
  widget: [pageOrigin],
  site: [],
  checkout: [pageOrigin],
  merchant: [],
  page: [],
  public: [],
};

export function operation(operationId: string, endpoint: Endpoint, schemas: Schemas): Json {
  const { summary, scope } = endpoint;
  const parameters = parametersOf(operationId, endpoint);
  return {
    operationId,
    summary,
    description: descriptionOf(endpoint),
    security: securityOf(scope),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(operationId, endpoint, schemas),
    responses: { 200: success(operationId, endpoint, schemas), ...failures(endpoint, schemas) },
  };
}

function descriptionOf(endpoint: Endpoint): string {
  const { summary, idempotent, scope } = endpoint;
  const errors = businessRefusals(endpoint);
  const repeats = idempotent
    ? ['Repeat it with the same `idempotency-key` where no answer came: it is done once, and answered alike.']
    : [];
  const asker = scope === 'page' ? ['The browser’s `Origin` has to be registered for the merchant.'] : [];
  const refusals =
    errors.length === 0 ? [] : ['Refused with status 200 and `success: false`:', errors.map(refusalLine).join('\n')];
  return [`${summary}.`, ...asker, ...repeats, ...refusals].join('\n\n');
}

function refusalLine(name: ErrorName): string {
  const { code, message } = errorRow(name);
  return `- \`${code ?? name}\`${code === null ? '' : ` (${name})`}: ${message}`;
}

function requestBody(operationId: string, { method, request }: Endpoint, schemas: Schemas): Json {
  if (method !== 'POST' || !request) return {};
  const schema = schemas.refer(`${upper(operationId)}Request`, request, 'input');
  const example = requestExample(operationId);
  const content = { schema, ...(example === undefined ? {} : { example }) };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

/** Success, or refusal by a rule; `success` distinguishes them. */
function success(operationId: string, endpoint: Endpoint, schemas: Schemas): Json {
  const data = schemas.refer(`${upper(operationId)}Data`, endpoint.response, 'output');
  const errors = businessRefusals(endpoint);
  const done = {
    type: 'object',
    properties: {
      success: { const: true },
      data,
      ...(endpoint.nav && { nav: schemas.refer('NavigationHint', NavigationHint, 'output') }),
    },
    required: ['success', 'data'],
  };
  const answer = answerExample(operationId);
  const examples = {
    ...(answer === undefined ? {} : { success: { summary: 'Done', value: answer } }),
    ...Object.fromEntries(errors.map((name) => [name, failureExample(name)])),
  };
  return {
    description: errors.length > 0 ? 'Done, or refused by a rule' : 'Done',
    headers: endpoint.idempotent ? { 'idempotency-replayed': replayed } : {},
    content: {
      'application/json': {
        schema: errors.length > 0 ? { oneOf: [done, schemas.failure()] } : done,
        ...(Object.keys(examples).length > 0 ? { examples } : {}),
      },
    },
  };
}

const replayed: Json = {
  description: '`true` where this is the answer of an earlier call with the same key.',
  schema: { type: 'string', enum: ['true', 'false'] },
};
const retryAfter: Json = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };

const failureExample = (name: ErrorName): Json => ({
  summary: errorRow(name).message,
  value: new Refusal(name).envelope(),
});

const statusMeanings: Readonly<Record<StatusRefusal, string>> = {
  INVALID_REQUEST: 'The request is malformed; `fields` names what is wrong',
  AUTHORIZATION_FAIL: 'Key, token or session is not valid here',
  ACCESS_FORBIDDEN: `The origin is not registered, or (\`${errorRow('ACCESS_FORBIDDEN').type}\`) the customer is blocked`,
  NOT_FOUND: 'What the call names is not there',
  REQUEST_TIMEOUT: 'The body did not arrive in time',
  IDEMPOTENCY_CONFLICT: 'The idempotency key was used with another body',
  PAYLOAD_TOO_LARGE: 'The body is larger than {limit}',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not JSON',
  TOO_MANY_REQUESTS: 'Too many calls',
  INTERNAL_ERROR: 'A fault of ours',
  SERVICE_UNAVAILABLE: 'Out of service for the moment',
};

const proofMeaning = `Too many calls, by \`type\`: \`${errorRow('PROOF_OF_WORK_NEEDED').type}\` asks for a proof of work (\`data\`), \`${errorRow('NETWORK_SENT_TOO_MANY_CODES').type}\` for a wait; without a type, a limit`;

const meaningOf = (name: StatusRefusal, { bodyLimitBytes, asksProof }: Endpoint): string =>
  (asksProof && errorRow(name).code === 429 ? proofMeaning : statusMeanings[name]).replace(
    '{limit}',
    `${Math.ceil((bodyLimitBytes ?? BODY_LIMIT_BYTES) / 1024)} KB`,
  );

/** Failure envelopes of all other statuses. */
function failures(endpoint: Endpoint, schemas: Schemas): Json {
  return Object.fromEntries(
    statusRefusals(endpoint).map((name) => {
      const description = meaningOf(name, endpoint);
      const refusal = new Refusal(name);
      const waits = refusal.row.reaction === 'slowDown';
      const schema = refusal.httpStatus === 429 ? tooManySchema(endpoint, schemas) : schemas.failure();
      const content = { 'application/json': { schema, example: refusal.envelope() } };
      return [refusal.httpStatus, { description, ...(waits && { headers: { 'retry-after': retryAfter } }), content }];
    }),
  );
}

/** Some 429 responses of a call that may require proof of work have a challenge. */
const tooManySchema = ({ asksProof }: Endpoint, schemas: Schemas): Json =>
  asksProof
    ? {
        allOf: [schemas.failure()],
        properties: { data: schemas.refer('ProofChallenge', ProofChallenge, 'output') },
      }
    : schemas.failure();

function parametersOf(operationId: string, endpoint: Endpoint): Json[] {
  const found = [...scopeParameters[endpoint.scope]];
  if (endpoint.idempotent)
    found.push({
      ...headerParameter(header.idempotencyKey, 'Names the intent: 8 to 128 visible characters.', 'ZM-1-attempt-1'),
      schema: { type: 'string', minLength: 8, maxLength: 128 },
    });
  if (endpoint.asksProof)
    found.push({
      name: header.proofOfWork,
      in: 'header',
      required: false,
      description:
        'The answer to a challenge (429 with the type `PROOF_OF_WORK_NEEDED`): its `token`, `~`, and 16 numbers with dots between. Counts once, for this network and number.',
      schema: { type: 'string', maxLength: 400 },
    });
  for (const [name, value] of new URL(endpoint.path, 'http://localhost').searchParams)
    found.push({ name, in: 'query', required: true, description: 'A part of the address.', schema: { const: value } });
  if (endpoint.method === 'GET' && endpoint.request)
    found.push(...fieldsOfAddress(operationId, endpoint, endpoint.request));
  return found;
}

function fieldsOfAddress(operationId: string, endpoint: Endpoint, request: z.ZodMiniType): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(request, { target: 'draft-2020-12', io: 'input' });
  const asked = (requestExample(operationId) ?? {}) as Json;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: isInPath(endpoint, name) ? 'path' : 'query',
    required: required.includes(name),
    description: fieldNotes[name] ?? 'See the schema.',
    schema,
    ...(name in asked ? { example: asked[name] } : {}),
  }));
}

const upper = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

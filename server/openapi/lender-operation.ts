import * as z from 'zod/mini';
import { eventSchema, type LenderEvent } from '../../shared/lender-api/event';
import { deliverEvents } from '../../shared/lender-api/event-delivery';
import { callExamples } from '../../shared/lender-api/examples/call-examples';
import { eventExamples } from '../../shared/lender-api/examples/event-examples';
import { processing } from '../../shared/lender-api/examples/evidence-example';
import { reconciliationFile } from '../../shared/lender-api/examples/reconciliation-example';
import { lenderFieldNotes } from '../../shared/lender-api/field-notes';
import { LENDER_API_VERSION, lenderHeader } from '../../shared/lender-api/headers';
import { type LenderCall, problemsOf } from '../../shared/lender-api/lender-call';
import type { LenderCallName } from '../../shared/lender-api/lender-calls';
import type { LenderEventType } from '../../shared/lender-api/lender-events';
import { pathFields, pathFieldsOf } from '../../shared/lender-api/path-fields';
import { Problem, type ProblemCode, problemCodes } from '../../shared/lender-api/problems';
import { Processing } from '../../shared/lender-api/processing';
import type { Schemas } from './schemas';
import type { Json } from './terms';

interface Example {
  readonly params: Readonly<Record<string, string>>;
  readonly request: unknown;
  readonly response: unknown;
}

const upper = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const JWT_EXAMPLE = 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImthZGFtLWxlbmRlcitqd3QiLCJraWQiOiJrYWRhbS0yMDI2In0.e30.c2lnbmF0dXJl';

const security = [{ mutualTls: [] }, { mutualTls: [], clientCredentials: [] }];

const signature: Json = {
  name: lenderHeader.signature,
  in: 'header',
  required: true,
  description: 'JWT over method, path, digest of the body and key; `typ` is `kadam-lender+jwt`.',
  schema: { type: 'string', contentMediaType: 'application/jwt' },
  example: JWT_EXAMPLE,
};
const version: Json = {
  name: lenderHeader.version,
  in: 'header',
  required: true,
  description: 'Newest minor version that both sides know.',
  schema: { type: 'string', format: 'date' },
  example: LENDER_API_VERSION,
};
const idempotencyKey: Json = {
  name: lenderHeader.idempotencyKey,
  in: 'header',
  required: true,
  description: 'Names the act. The lender stores it with its answer for 72 h at least.',
  schema: { type: 'string', format: 'uuid' },
  example: 'd4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70',
};
const ifNoneMatch: Json = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: 'ETag of the last answer.',
  schema: { type: 'string', maxLength: 200 },
};
const signedHeaders: Json = {
  [lenderHeader.signature]: {
    description: 'JWT like that of the request, with `req` (its `jti`) and `st` (the status).',
    required: true,
    schema: { type: 'string' },
  },
};

export function lenderOperation(operationId: string, call: LenderCall, schemas: Schemas): Json {
  const example = callExamples[operationId as LenderCallName] as Example;
  return {
    operationId,
    summary: call.summary,
    description: descriptionOf(call),
    security,
    parameters: parametersOf(call, example),
    ...bodyOf(operationId, call, schemas, example),
    responses: { ...successes(operationId, call, schemas, example), ...failures(call, schemas) },
  };
}

function descriptionOf(call: LenderCall): string {
  const { summary, rules, repeat, withinMs, sealed, capability, isSandboxOnly } = call;
  return [
    `${summary}.`,
    ...rules,
    repeat === 'ANY_TIME'
      ? 'May be repeated at any time.'
      : `Repeated with the same \`${lenderHeader.idempotencyKey}\`, it is done once and answered alike.`,
    `Answered within ${withinMs / 1000} s.`,
    ...(sealed.length > 0 ? [`Sealed: ${sealed.map((name) => `\`${name}\``).join(', ')}.`] : []),
    ...(capability ? [`Made only with the capability \`${capability}\`.`] : []),
    ...(isSandboxOnly ? ['Of a sandbox only.'] : []),
  ].join('\n\n');
}

function parametersOf({ method, path, request, repeat, hasEtag }: LenderCall, example: Example): Json[] {
  const described = (
    name: string,
    where: 'path' | 'query',
    schema: Json,
    isRequired: boolean,
    value: unknown,
  ): Json => ({
    name,
    in: where,
    required: isRequired,
    description: lenderFieldNotes[name],
    schema,
    ...(value === undefined ? {} : { example: value }),
  });
  const inPath = pathFieldsOf(path).map((name) =>
    described(name, 'path', jsonSchema(pathFields[name]), true, example.params[name]),
  );
  const { properties = {}, required = [] } = method === 'GET' && request ? jsonSchema(request) : {};
  const asked = (example.request ?? {}) as Json;
  const inQuery = Object.entries(properties as Record<string, Json>).map(([name, schema]) =>
    described(name, 'query', schema, (required as string[]).includes(name), asked[name]),
  );
  return [
    ...inPath,
    ...inQuery,
    signature,
    version,
    ...(repeat === 'WITH_KEY' ? [idempotencyKey] : []),
    ...(hasEtag ? [ifNoneMatch] : []),
  ];
}

function jsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }) as Json;
  return rest;
}

function bodyOf(operationId: string, { method, request }: LenderCall, schemas: Schemas, example: Example): Json {
  if (method === 'GET' || !request) return {};
  const schema = schemas.refer(`${upper(operationId)}Request`, request, 'output');
  return { requestBody: { required: true, content: { 'application/json': { schema, example: example.request } } } };
}

function successes(operationId: string, call: LenderCall, schemas: Schemas, example: Example): Json {
  const schema = schemas.refer(`${upper(operationId)}Answer`, call.response, 'output');
  const etag = { etag: { description: 'For `if-none-match`.', schema: { type: 'string' } } };
  const content =
    call.media === 'ndjson'
      ? { 'application/x-ndjson': { schema: { type: 'string', contentSchema: schema }, example: ndjson } }
      : { 'application/json': { schema, example: example.response } };
  const accepted = {
    description: 'The lender decides later: by event, and by the result of the same name',
    headers: signedHeaders,
    content: {
      'application/json': { schema: schemas.refer('Processing', Processing, 'output'), example: processing },
    },
  };
  return {
    200: {
      description:
        call.media === 'ndjson'
          ? 'One object on each line: `ReconciliationLine`, the last `ReconciliationEnd`'
          : 'Done',
      headers: { ...signedHeaders, ...(call.hasEtag ? etag : {}) },
      content,
    },
    ...(call.accepted ? { 202: accepted } : {}),
    ...(call.hasEtag ? { 304: { description: 'Nothing has changed', headers: { ...signedHeaders, ...etag } } } : {}),
  };
}

const ndjson = `${reconciliationFile.map((line) => JSON.stringify(line)).join('\n')}\n`;

/** Problems by status, each with an example. */
function failures(call: LenderCall, schemas: Schemas): Json {
  const statuses = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(call)) {
    const { status } = problemCodes[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${problemCodes[code].title}`).join('; '),
        headers: signedHeaders,
        content: {
          'application/problem+json': {
            schema: schemas.refer('Problem', Problem, 'output'),
            examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}

/** `reservation.sanctioned` is `reservationSanctioned` as a name of code. */
const camel = (type: string): string => type.replace(/[._](\w)/g, (_all, letter: string) => letter.toUpperCase());

/** An event as Kadam receives it: in a batch, of which this is one element. */
export function lenderEvent(type: string, event: LenderEvent, schemas: Schemas): Json {
  const operationId = camel(type);
  const schema = schemas.refer(`${upper(operationId)}Event`, eventSchema(type, event), 'output');
  return {
    operationId,
    tags: ['Events'],
    summary: event.summary,
    description: [`${event.summary}.`, ...deliverEvents.rules].join('\n\n'),
    security,
    parameters: [signature, version],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              events: { type: 'array', maxItems: 100, items: schema, description: lenderFieldNotes.events },
            },
            required: ['events'],
          },
          example: { events: [eventExamples[type as LenderEventType]] },
        },
      },
    },
    responses: {
      200: {
        description: 'All events are stored',
        headers: signedHeaders,
        content: {
          'application/json': {
            schema: schemas.refer('EventsStored', deliverEvents.response, 'output'),
            example: { applied: 1, stored: 1, waiting: [] },
          },
        },
      },
      ...failures(deliverEvents as LenderCall, schemas),
    },
  };
}

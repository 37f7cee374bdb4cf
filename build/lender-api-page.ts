import * as z from 'zod/mini';
import { applicationStates } from '../shared/lender-api/application';
import { deliverEvents } from '../shared/lender-api/event-delivery';
import { callExamples } from '../shared/lender-api/examples/call-examples';
import { eventExamples } from '../shared/lender-api/examples/event-examples';
import { evidenceClaims } from '../shared/lender-api/examples/evidence-example';
import { problemExamples } from '../shared/lender-api/examples/problem-examples';
import { reconciliationFile } from '../shared/lender-api/examples/reconciliation-example';
import { lenderFieldNotes } from '../shared/lender-api/field-notes';
import { type LenderCall, problemsOf } from '../shared/lender-api/lender-call';
import { type LenderCallName, lenderApi, lenderAreas, resultCallOf } from '../shared/lender-api/lender-calls';
import { lenderEvents } from '../shared/lender-api/lender-events';
import { loanStates } from '../shared/lender-api/loan';
import { mandateStates } from '../shared/lender-api/mandate';
import { closureStates, refundStates } from '../shared/lender-api/money-acts';
import { namedTypes } from '../shared/lender-api/named-types';
import { pathFieldsOf } from '../shared/lender-api/path-fields';
import { channelProblems, problemCodes } from '../shared/lender-api/problems';
import { reservationStates } from '../shared/lender-api/reservation';
import { plaintextOf } from '../shared/lender-api/sealed';
import type { StateTable } from '../shared/lender-api/state-table';
import { lenderApiText } from './lender-api-text';

type Json = Readonly<Record<string, unknown>>;

const registry = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(namedTypes)) registry.add(schema, { id });

const schemaOf = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, {
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => {
      if (plaintextOf(zodSchema)) jsonSchema.contentMediaType = 'application/jose';
    },
  }) as Json;

const link = (name: string): string => `[${name}](#${name.toLowerCase()})`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row, index) => (index === 1 ? `|${row.join('|')}|` : `| ${row.join(' | ')} |`))
    .join('\n');
const LINE_LENGTH = 110;

/** JSON in which an object or list that fits is one line. */
function compact(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || line.length + indent.length <= LINE_LENGTH) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => `${inner}${compact(each, inner)}`)
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => `${inner}${JSON.stringify(name)}: ${compact(each, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
const json = (value: unknown): string => `\`\`\`json\n${compact(value)}\n\`\`\``;
const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Type of a field in a few words: its kind, its limits, its values. */
function typeOf(schema: Json): string {
  const { $ref, anyOf, type, items, maxItems, contentMediaType } = schema;
  if (typeof $ref === 'string') return link($ref.slice($ref.lastIndexOf('/') + 1));
  if (Array.isArray(anyOf)) {
    const others = (anyOf as Json[]).filter((option) => option.type !== 'null');
    const types = others.map(typeOf).join(' or ');
    return others.length < anyOf.length ? `${types} or null` : types;
  }
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (Array.isArray(schema.enum)) return codes(schema.enum as string[]);
  if (contentMediaType === 'application/jose') return '**sealed**';
  if (type === 'array')
    return `list of ${typeOf(items as Json)}${maxItems === undefined ? '' : `, at most ${String(maxItems)}`}`;
  if (type === 'integer') return `integer, ${String(schema.minimum)} to ${String(schema.maximum)}`;
  if (type === 'string') return textType(schema);
  if (type === 'object' && schema.properties) return 'object';
  return type === 'object' ? 'object by name' : String(type);
}

function textType({ format, maxLength }: Json): string {
  if (format === 'uuid') return 'UUID';
  if (format === 'date') return 'day';
  return maxLength === undefined ? 'text' : `text, at most ${String(maxLength)}`;
}

/** Rows of an object: nested objects follow their field with a dotted name. */
function rowsOf(schema: Json, before = ''): string[][] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, field]) => {
    const inner = objectIn(field);
    return [
      [
        `\`${before}${name}\`${required.includes(name) ? '' : ' (optional)'}`,
        typeOf(field),
        lenderFieldNotes[name] ?? '',
      ],
      ...(inner ? rowsOf(inner, `${before}${name}.`) : []),
    ];
  });
}

function objectIn(field: Json): Json | null {
  if (field.type === 'object' && field.properties) return field;
  if (field.type === 'array') return objectIn(field.items as Json);
  const options = (field.anyOf ?? []) as Json[];
  return options.length > 0 ? (options.map(objectIn).find((option) => option !== null) ?? null) : null;
}

/** Fields of a body as a table, or the type that it is. */
function fieldsOf(schema: z.ZodMiniType): string {
  const described = schemaOf(schema);
  const name = registry.get(schema)?.id;
  if (name) return link(name);
  if (described.oneOf) return `${link('ReconciliationLine')}, the last one ${link('ReconciliationEnd')}`;
  const rows = rowsOf(described);
  return rows.length === 0 ? 'An empty object.' : `\n\n${table(['field', 'type', 'meaning'], rows)}`;
}

function callSection(name: LenderCallName): string {
  const call = lenderApi[name] as LenderCall;
  const { method, path, summary, rules, withinMs, repeat, accepted, sealed, capability } = call;
  const example = callExamples[name] as { readonly request: unknown; readonly response: unknown };
  const result = accepted && method !== 'GET' ? resultCallOf(call) : null;
  const inPath = pathFieldsOf(path);
  const own = call.problems;
  const facts = [
    ['time', `${withinMs / 1000} s`],
    ['repeat', repeat === 'ANY_TIME' ? 'at any time' : 'with its `idempotency-key`'],
    [
      'may be answered with 202',
      accepted ? (result ? `yes; the result by \`${result}\`` : 'yes; the result by the same call') : 'no',
    ],
    ['sealed', sealed.length > 0 ? codes(sealed) : '–'],
    ['capability', capability ? `\`${capability}\`` : call.isSandboxOnly ? 'sandbox only' : '–'],
    ['own problems', own.length > 0 ? codes(own) : '–'],
    ['in the path', inPath.length > 0 ? codes(inPath) : '–'],
  ];
  return [
    `#### ${name}`,
    `\`${method} ${path}\`: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`,
    ...(rules.length > 0 ? [rules.map((rule) => `- ${rule}`).join('\n')] : []),
    table(['fact', 'value'], facts),
    ...(call.request
      ? [`**${method === 'GET' ? 'Query' : 'Request'}**: ${fieldsOf(call.request)}`, json(example.request)]
      : []),
    `**Answer**: ${fieldsOf(call.response)}`,
    call.media === 'ndjson'
      ? `\`\`\`text\n${reconciliationFile.map((row) => JSON.stringify(row)).join('\n')}\n\`\`\``
      : json(example.response),
  ].join('\n\n');
}

const callsText = (): string =>
  Object.entries(lenderAreas)
    .map(([area, { about, calls }]) =>
      [`### ${area}`, about, ...(Object.keys(calls) as LenderCallName[]).map(callSection)].join('\n\n'),
    )
    .join('\n\n');

const typesText = (): string =>
  Object.entries(namedTypes)
    .map(([name, schema]) => {
      const { $defs: _others, id: _id, ...described } = schemaOf(schema);
      const root = '$ref' in described ? ((schemaOf(schema).$defs as Record<string, Json>)[name] ?? {}) : described;
      return `### ${name}\n\n${table(['field', 'type', 'meaning'], rowsOf(root))}`;
    })
    .join('\n\n');

const eventsText = (): string =>
  [
    table(
      ['type', 'when', 'data beside the snapshot', 'snapshot'],
      Object.entries(lenderEvents).map(([type, { summary, data, snapshot }]) => [
        `\`${type}\``,
        summary,
        Object.keys(schemaOf(data).properties as object)
          .map((name) => `\`${name}\``)
          .join(', ') || '–',
        link(registry.get(snapshot)?.id ?? ''),
      ]),
    ),
    'An event whole:',
    json(eventExamples['loan.bounced']),
    `Delivery: \`${deliverEvents.method} ${deliverEvents.path}\` of Kadam, with \`{ "events": [ … ] }\`. The answer has: ${fieldsOf(deliverEvents.response)}`,
    deliverEvents.rules.map((rule) => `- ${rule}`).join('\n'),
  ].join('\n\n');

const problemsText = (): string =>
  [
    table(
      ['code', 'status', 'title', 'answered to'],
      Object.entries(problemCodes).map(([code, { status, title }]) => [
        `\`${code}\``,
        String(status),
        title,
        code in channelProblems ? 'any call that it fits' : usersOf(code),
      ]),
    ),
    'For example:',
    json(problemExamples.find(({ code }) => code === 'TOO_SOON')),
  ].join('\n\n');

const usersOf = (code: string): string =>
  (Object.entries({ ...lenderApi, deliverEvents }) as [string, LenderCall][])
    .filter(([, call]) => problemsOf(call).some((each) => each === code))
    .map(([name]) => `\`${name}\``)
    .join(', ');

const statesText = (): string =>
  Object.entries({
    reservation: reservationStates,
    loan: loanStates,
    mandate: mandateStates,
    application: applicationStates,
    'closure and payment': closureStates,
    refund: refundStates,
  } satisfies Readonly<Record<string, StateTable>>)
    .map(([name, states]) =>
      table(
        [name, 'may be followed by'],
        Object.entries(states).map(([state, next]) => [`\`${state}\``, next.length > 0 ? codes(next) : 'an end']),
      ),
    )
    .join('\n\n');

/** docs/lender-api.md. */
export const lenderApiPage = (): string =>
  `${lenderApiText
    .replace('<!-- calls -->', callsText)
    .replace('<!-- types -->', typesText)
    .replace('<!-- events -->', eventsText)
    .replace('<!-- problems -->', problemsText)
    .replace('<!-- states -->', statesText)
    .replace('<!-- evidence -->', () => json(evidenceClaims))
    .replaceAll(': \n', ':\n')
    .trimEnd()}\n`;

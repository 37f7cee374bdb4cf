import { type Endpoint, routeOf } from '../../../shared/api';
import { namesInPath, sentTo } from './endpoint-at';

/** Input of one call apart from authentication. */
export interface Input {
  /** By default the path of its endpoint, without parameters. */
  readonly path?: string;
  readonly query?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** JSON texts in place of a field's value. */
const oddValues: readonly string[] = [
  'null',
  'true',
  '-0',
  '1e999',
  '-1e999',
  '1e21',
  '9007199254740993',
  '0.1',
  '""',
  '" "',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202e\\ufeff"',
  `"${'9'.repeat(30_000)}"`,
  `"${'%00'.repeat(500)}"`,
  '"../../../etc/passwd"',
  '"{{merchant-origins}}"',
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '[[[{}]]]',
  '{"length":1e9}',
  '{"toString":null}',
  deep(10_000, '[', ']'),
  deep(5_000, '{"a":', '}').replace('}', '1}'),
];

const oddBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '{}}',
  'undefined',
  '\ufeff{}',
  '"text"',
  '0',
  'null',
  '[]',
  '[{}]',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"\\u0000":1}',
  '{"\\ud800":1}',
  deep(10_000, '[', ']'),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `[${'0,'.repeat(30_000)}0]`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`k${index}`, index]))),
];

/** Additional or replaced headers. */
export const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'APPLICATION/JSON' },
  { 'content-type': 'application/json;;' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': '\u00ff' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=2, *;q=x, ,' },
  { 'if-none-match': '*' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': `${'k'.repeat(5_000)}` },
  { 'idempotency-key': '\u00ff\u0080long-enough' },
  { 'session-token': '../..' },
  { 'session-token': '\u00ff'.repeat(500) },
  { 'ic-merchant-key': '__proto__' },
  { 'ic-merchant-key': `${'m'.repeat(8_000)}` },
  { 'ic-origin': 'null' },
  { origin: '\u00ff' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0..' },
  { 'ic-sdk-token': 'eyJhbGciOiJub25lIn0.e30.' },
  { 'x-forwarded-for': '\u00ff, ::1, 1e999' },
  { 'x-request-id': '\u00ff' },
  { 'last-event-id': '1e999' },
];

/** As written in an address. */
export const oddTexts: readonly string[] = [
  '',
  '%',
  '%zz',
  '%00',
  'a%00b',
  '%c0%af',
  '%ed%a0%80',
  '%ff%fe',
  '%F0%9F%91%A9',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c',
  '1e999',
  '-0',
  '1e21',
  '9007199254740993',
  'null',
  '__proto__',
  'constructor',
  '%7B%7Bmerchant-origins%7D%7D',
  '%3Cscript%3E',
  '+',
  'x'.repeat(9_000),
];

/** Whole queries; `name`: of a parameter. */
export const oddQueries = (name: string): readonly string[] => [
  ...oddTexts.map((text) => `${name}=${text}`),
  `${name}=a&${name}=b`,
  `${name}[]=a`,
  `${name}[a]=b`,
  `${name}`,
  '__proto__=a&__proto__=b',
  '__proto__[a]=b',
  '%00=1',
  '&&&=&=',
  `?${name}=a`,
  Array.from({ length: 2_000 }, (_, index) => `k${index}`).join('&'),
];

/** Valid requests, then the first one with each part broken in every way. */
export function* inputsTo(endpoint: Endpoint, samples: readonly unknown[]): Generator<Input> {
  const sent = samples.map((sample) => sentTo(endpoint, (sample ?? {}) as Readonly<Record<string, unknown>>));
  const rests = sent.map(({ rest }) => rest);
  const [{ path = routeOf(endpoint) } = {}] = sent;
  const spoilt = () => (endpoint.method === 'GET' ? queries(rests) : bodies(rests));
  for (const input of spoilt()) yield { path, ...input };
  const [good = {}] = spoilt();
  for (const headers of oddHeaders) yield { path, ...good, headers };
  for (const address of [...sent.slice(1).map((each) => each.path), ...oddAddresses(endpoint)])
    yield { path: address, ...good };
}

/** Each text in place of each path parameter. */
const oddAddresses = (endpoint: Endpoint): string[] =>
  namesInPath(endpoint).flatMap((odd) =>
    oddTexts.map((text) => routeOf(endpoint).replace(/:(\w+)/g, (_, name) => (name === odd ? text : 'x'))),
  );

const fieldsOf = (sample: unknown): [string, unknown][] => Object.entries(sample ?? {});

function* queries(samples: readonly unknown[]): Generator<Input> {
  const good = samples.map((sample) =>
    new URLSearchParams(fieldsOf(sample).map(([name, value]) => [name, String(value)])).toString(),
  );
  for (const query of good) yield { query };
  for (const name of ['merchantKey', ...fieldsOf(samples[0]).map(([each]) => each)])
    for (const query of oddQueries(name)) yield { query: `${query}&${good[0]}` };
}

function* bodies(samples: readonly unknown[]): Generator<Input> {
  for (const sample of samples) yield { body: JSON.stringify(sample) };
  for (const body of oddBodies) yield { body };
  const good = fieldsOf(samples[0]);
  // Each field in turn, and an unknown one, among valid others.
  for (const name of [...good.map(([each]) => each), 'unknown']) {
    const others = good
      .filter(([each, value]) => each !== name && value !== undefined)
      .map(([each, value]) => `${JSON.stringify(each)}:${JSON.stringify(value)},`);
    for (const value of oddValues) yield { body: `{${others.join('')}"${name}":${value}}` };
  }
  for (const query of oddQueries('v')) yield { query, body: JSON.stringify(samples[0]) };
}

import { describe, expect, it } from 'vitest';
import { lenderFieldNotes } from '../../shared/lender-api/field-notes';
import { type LenderCall, problemsOf } from '../../shared/lender-api/lender-call';
import { lenderApi, lenderCallNames } from '../../shared/lender-api/lender-calls';
import { lenderEventTypes } from '../../shared/lender-api/lender-events';
import { problemCodes } from '../../shared/lender-api/problems';
import { lenderDocument } from './lender-document';
import { addressOf } from './terms';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly description?: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly examples?: object }>> }>
  >;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>>; readonly examples: object };
}
// SAFETY: the tests read these parts of the document.
const document = (await lenderDocument()) as unknown as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (name: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(name);
  return found;
};

function* fieldsIn(value: unknown): Generator<readonly [string, object]> {
  if (typeof value !== 'object' || value === null) return;
  const { properties } = value as { properties?: Record<string, object> };
  if (properties) yield* Object.entries(properties);
  for (const each of Object.values(value)) yield* fieldsIn(each);
}

describe('OpenAPI document of the Lender API', () => {
  it('has exactly the calls of the code, by method and address', () => {
    for (const name of lenderCallNames) {
      const { method, path, summary } = lenderApi[name];
      expect(document.paths[addressOf(path)]?.[method.toLowerCase()]).toMatchObject({ operationId: name, summary });
    }
    expect(operations).toHaveLength(lenderCallNames.length);
  });

  it('has exactly the events of the code as webhooks', () => {
    expect(Object.keys(document.webhooks)).toEqual(lenderEventTypes);
  });

  it('has the problems of each call, by status', () => {
    for (const name of lenderCallNames) {
      const { responses } = operationOf(name);
      const found = Object.entries(responses).flatMap(([status, { content }]) =>
        Object.keys(content?.['application/problem+json']?.examples ?? {}).map((code) => [code, Number(status)]),
      );
      const expected = problemsOf(lenderApi[name] as LenderCall).map((code) => [code, problemCodes[code].status]);
      expect([name, found.sort()]).toEqual([name, expected.sort()]);
    }
    expect(Object.keys(document.components.examples)).toEqual(Object.keys(problemCodes));
  });

  it('requires the signature and the version of every call, and a key only of acts', () => {
    for (const name of lenderCallNames) {
      const required = operationOf(name)
        .parameters.filter((parameter) => parameter.required)
        .map((each) => each.name);
      expect([name, required]).toEqual([name, expect.arrayContaining(['kadam-signature', 'kadam-lender-version'])]);
      expect([name, required.includes('idempotency-key')]).toEqual([name, lenderApi[name].repeat === 'WITH_KEY']);
    }
  });

  it('answers 202 for the calls that a lender may decide later', () => {
    for (const name of lenderCallNames)
      expect([name, '202' in operationOf(name).responses]).toEqual([name, lenderApi[name].accepted]);
  });

  it('describes a sealed field as JWE with its plaintext', () => {
    expect(document.components.schemas.ConfirmRequest).toMatchObject({
      properties: { otp: { contentMediaType: 'application/jose', contentSchema: { pattern: '^\\d{4,8}$' } } },
    });
    expect(JSON.stringify(document.components.schemas.ReserveRequest)).toContain('userAgent');
  });

  it('describes every field, and no other', () => {
    const met = [...fieldsIn(document)];
    expect(met.filter(([, field]) => !('description' in field)).map(([name]) => name)).toEqual([]);
    const asked = operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    const names = new Set([...met.map(([name]) => name), ...asked]);
    expect(Object.keys(lenderFieldNotes).filter((name) => !names.has(name))).toEqual([]);
    expect(operations.flatMap(({ parameters }) => parameters).filter(({ description }) => !description)).toEqual([]);
  });

  it('refuses no unknown field: objects may gain fields', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });

  it('contains no dangling reference', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });
});

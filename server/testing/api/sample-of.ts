import fc from 'fast-check';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
}

/** Arbitrary valid input of a schema, by its shape, patterns and bounds: enough for most requests to reach the
 *  handler. */
export const sampleOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  arbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** A pattern with the letters of all scripts takes most of a second to compile, so it is compiled once. */
const matching = new Map<string, fc.Arbitrary<string>>();

function textsOf(pattern: string): fc.Arbitrary<string> {
  const known = matching.get(pattern);
  if (known) return known;
  const texts = fc.stringMatching(new RegExp(pattern, 'u'));
  matching.set(pattern, texts);
  return texts;
}

function arbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitrary(field)]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [...(schema.required ?? [])],
      });
    }
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 100_000, 100_000) });
    case 'number':
      return fc.double({ min: 0, max: 100_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      if (schema.format === 'uri') return fc.constant('http://127.0.0.1:4500/thanks');
      if (schema.pattern !== undefined) return textsOf(schema.pattern);
      return fc.string({ minLength: 1, maxLength: 20 });
    default:
      return fc.constant(null);
  }
}

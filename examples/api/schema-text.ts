import type { Schema } from './api-document';

/** Part of a type: plain words, or the name of a schema elsewhere on the page. */
type TypePiece = { readonly kind: 'word' | 'schema'; readonly text: string };

const word = (text: string): TypePiece => ({ kind: 'word', text });
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Readable type: 'whole number', 'list of OrderItem', 'text or null'. */
export function typeOf(schema: Schema): TypePiece[] {
  if (typeof schema.$ref === 'string') return [{ kind: 'schema', text: schema.$ref.split('/').at(-1) ?? '' }];
  if (schema.const !== undefined) return [word(JSON.stringify(schema.const))];
  if (Array.isArray(schema.enum)) return [word(schema.enum.map((each) => String(each)).join(' · '))];
  const either = schemasIn(schema.anyOf ?? schema.oneOf);
  if (either.length > 0)
    return either.flatMap((each, place) => [...(place > 0 ? [word(' or ')] : []), ...typeOf(each)]);
  switch (schema.type) {
    case 'array':
      return [word('list of '), ...(isSchema(schema.items) ? typeOf(schema.items) : [word('anything')])];
    case 'integer':
      return [word('whole number')];
    case 'string':
      return [word(schema.format === 'uri' ? 'address' : 'text')];
    case undefined:
      return [word('anything')];
    default:
      return [word(String(schema.type))];
  }
}

export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Fields of an object; empty for any other schema. */
export function fieldsOf(schema: Schema): Field[] {
  if (!isSchema(schema.properties)) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(([name, field]) =>
    isSchema(field)
      ? [
          {
            name,
            schema: field,
            isRequired: required.includes(name),
            description: typeof field.description === 'string' ? field.description : '',
          },
        ]
      : [],
  );
}

/** Data of a success response: the part that differs per call. */
export function dataOf(schema: Schema): Schema {
  const [done = schema] = schemasIn(schema.oneOf);
  return fieldsOf(done).find(({ name }) => name === 'data')?.schema ?? done;
}

import type { Schema } from './api-document';

/** A piece of a type: words, or the name of a schema that stands elsewhere on the page. */
type TypePiece = { readonly kind: 'word' | 'schema'; readonly text: string };

const word = (text: string): TypePiece => ({ kind: 'word', text });
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** A type as people read it: 'whole number', 'list of OrderItem', 'text or null'. */
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

/** The fields of an object; none for anything else. */
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

/** What an answer carries where it is a success: the part that differs from call to call. */
export function dataOf(schema: Schema): Schema {
  const [done = schema] = schemasIn(schema.oneOf);
  return fieldsOf(done).find(({ name }) => name === 'data')?.schema ?? done;
}

import type * as z from 'zod/mini';

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
}
const defOf = (schema: z.ZodMiniType): Def => (schema._zod as unknown as { readonly def: Def }).def;

export interface FoundField {
  readonly path: readonly (string | number)[];
  readonly schema: z.ZodMiniType;
  readonly isOptional: boolean;
}

/** Every field of a value, by its schema: nested ones, and those of the first element of a list. */
export function fieldsIn(schema: z.ZodMiniType, value: unknown, path: FoundField['path'] = []): FoundField[] {
  const { type, innerType, element, shape, options } = defOf(schema);
  if (value === null || value === undefined) return [];
  if (innerType) return fieldsIn(innerType, value, path);
  if (type === 'array' && element) return fieldsIn(element, (value as unknown[])[0], [...path, 0]);
  const chosen = options?.find((option) => option.safeParse(value).success);
  if (chosen) return fieldsIn(chosen, value, path);
  if (!shape) return [];
  return Object.entries(shape).flatMap(([name, field]) => {
    const here = [...path, name];
    const found = { path: here, schema: field, isOptional: defOf(field).type === 'optional' };
    return [found, ...fieldsIn(field, (value as Record<string, unknown>)[name], here)];
  });
}

/** A copy of a value with the field at a path replaced, or removed if `given` is undefined. */
export function withField(value: unknown, path: FoundField['path'], given: unknown): unknown {
  // Not structuredClone: objects that the examples share stay shared in it.
  const copy = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = String(path.at(-1));
  if (given === undefined) delete at[last];
  else at[last] = given;
  return copy;
}

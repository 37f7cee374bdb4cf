/** A schema library that fits the budgets of the SDK and of a frame's first screen. It describes bridge messages,
 *  merchant options and stored entries for both sides. A schema returns the cleaned value or throws a `ValidationIssue`
 *  that names the field. Unknown fields are dropped, since the other side may be newer; with `isExact` they are
 *  refused, so that a misspelt option is noticed. */
export type Schema<T> = (value: unknown, path: string, isExact?: boolean) => T;
export type Infer<S> = S extends Schema<infer T> ? T : never;

export class ValidationIssue extends Error {
  constructor(
    /** Dotted path of the refused field, '' for the value itself. */
    readonly field: string,
    /** '' for an unknown field. */
    readonly expected: string,
  ) {
    super(`${field || 'value'}: ${expected ? `expected ${expected}` : 'unknown field'}`);
  }
}

/** Throws the `ValidationIssue` of an invalid value. */
export const refuse = (path: string, expected: string): never => {
  throw new ValidationIssue(path, expected);
};

/** Text of `min` to `max` UTF-16 units, optionally matching `pattern` (described by `expected`). */
/* @__NO_SIDE_EFFECTS__ */
export const text =
  (max: number, min = 0, pattern?: RegExp, expected?: string): Schema<string> =>
  (value, path) =>
    typeof value === 'string' && value.length >= min && value.length <= max && (!pattern || pattern.test(value))
      ? value
      : refuse(path, expected ?? `${min} to ${max} characters`);

/** Whole number from `min` to `max`, both included. */
/* @__NO_SIDE_EFFECTS__ */
export const int =
  (min: number, max: number): Schema<number> =>
  (value, path) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? (value as number)
      : refuse(path, `a whole number ${min} to ${max}`);

export const bool: Schema<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false');

/* @__NO_SIDE_EFFECTS__ */
export const oneOf =
  <const T extends string>(...words: readonly T[]): Schema<T> =>
  (value, path) =>
    words.includes(value as T) ? (value as T) : refuse(path, `one of ${words.join(', ')}`);

/* @__NO_SIDE_EFFECTS__ */
export const func =
  <T extends (...args: never[]) => unknown>(): Schema<T> =>
  (value, path) =>
    typeof value === 'function' ? (value as T) : refuse(path, 'a function');

/** Absent (undefined or null) becomes undefined. */
/* @__NO_SIDE_EFFECTS__ */
export const optional =
  <T>(schema: Schema<T>): Schema<T | undefined> =>
  (value, path, isExact) =>
    value === undefined || value === null ? undefined : schema(value, path, isExact);

/** null stays null. */
/* @__NO_SIDE_EFFECTS__ */
export const nullable =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (value, path, isExact) =>
    value === null ? null : schema(value, path, isExact);

/** An array of at most `max` items. */
/* @__NO_SIDE_EFFECTS__ */
export const list =
  <T>(schema: Schema<T>, max: number): Schema<readonly T[]> =>
  (value, path, isExact) =>
    Array.isArray(value) && value.length <= max
      ? value.map((item, index) => schema(item, `${path}[${index}]`, isExact))
      : refuse(path, `a list of at most ${max}`);

export type Fields = Readonly<Record<string, Schema<unknown>>>;
// Mappings of this form keep doc comments and the order of the fields.
type Needed<F> = { [Name in keyof F as undefined extends Infer<F[Name]> ? never : Name]: Infer<F[Name]> };
type Optional<F> = {
  [Name in keyof F as undefined extends Infer<F[Name]> ? Name : never]?: Exclude<Infer<F[Name]>, undefined>;
};
type Flat<T> = { [Name in keyof T]: T[Name] };
export type ObjectOf<F> = Flat<Needed<F> & Optional<F>>;

/** A plain object of these fields. */
/* @__NO_SIDE_EFFECTS__ */
export const object =
  <const F extends Fields>(fields: F): Schema<ObjectOf<F>> =>
  (value, path, isExact) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'an object');
    const source = value as Record<string, unknown>;
    const prefix = path && `${path}.`;
    if (isExact) for (const key of Object.keys(source)) if (!Object.hasOwn(fields, key)) refuse(prefix + key, '');
    const clean: Record<string, unknown> = {};
    for (const key of Object.keys(fields)) {
      const result = fields[key]?.(source[key], prefix + key, isExact);
      if (result !== undefined) clean[key] = result;
    }
    return clean as ObjectOf<F>;
  };

/** What stands for `zod/mini` in the bundles of frames (`build/stand-ins.ts`): the same schemas read there, by the same
 *  names, with a tenth of the bytes, which every first screen has to bring before it can read an answer. A frame only reads:
 *  it needs no list of what was wrong, no JSON Schema, no words and no generated code. It has what schemas of answers are
 *  made of; a build fails on a name that is not here. That it takes and gives what zod does is tested with every schema
 *  of the API; zod itself reads on the server and in tests. */

/** Stands for a value that was refused: no JSON can hold it. */
const refused = Symbol();

/** Gives the cleaned value, or `refused`. */
type Read = (value: unknown) => unknown;
type Fields = Readonly<Record<string, Schema>>;

interface Schema {
  readonly read: Read;
  /** True where the field may be absent. */
  readonly mayBeAbsent: boolean;
  /** Of an object. */
  readonly fields: Fields;
  check(...checks: readonly Read[]): Schema;
}

/* @__NO_SIDE_EFFECTS__ */
const schema = (read: Read, mayBeAbsent = false, fields: Fields = {}): Schema => ({
  read,
  mayBeAbsent,
  fields,
  check: (...checks) =>
    schema((value) => checks.reduce((left, next) => (left === refused ? left : next(left)), read(value)), mayBeAbsent),
});

/** What passes as it is. */
/* @__NO_SIDE_EFFECTS__ */
const where =
  <T>(isFine: (value: T) => boolean): Read =>
  (value) =>
    isFine(value as T) ? value : refused;

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* @__NO_SIDE_EFFECTS__ */
export const unknown = (): Schema => schema((value) => value);
/* @__NO_SIDE_EFFECTS__ */
export const string = (): Schema => schema(where(isText));
/* @__NO_SIDE_EFFECTS__ */
export const boolean = (): Schema => schema(where((value) => typeof value === 'boolean'));
/* @__NO_SIDE_EFFECTS__ */
export const number = (): Schema => schema(where(Number.isFinite));
/* @__NO_SIDE_EFFECTS__ */
export const int = (): Schema => schema(where(Number.isSafeInteger));
/* @__NO_SIDE_EFFECTS__ */
export const literal = (only: unknown): Schema => schema(where((value) => value === only));
/* @__NO_SIDE_EFFECTS__ */
const oneOf = (words: readonly unknown[]): Schema => schema(where((value) => words.includes(value)));

export { oneOf as enum };
/* @__NO_SIDE_EFFECTS__ */
export const uuid = (): Schema =>
  schema(
    where(
      (value: string) =>
        isText(value) &&
        /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i.test(
          value,
        ),
    ),
  );
/** What browsers leave out of an address when they read it is left out of the value too: it would name another host. */
/* @__NO_SIDE_EFFECTS__ */
export const url = (): Schema =>
  schema((value) => {
    try {
      const address = (value as string).trim();
      return new URL(address) && address.replace(/[\t\n\r]/g, '');
    } catch {
      return refused;
    }
  });

/* @__NO_SIDE_EFFECTS__ */
export const optional = ({ read }: Schema): Schema =>
  schema((value) => (value === undefined ? value : read(value)), true);
/* @__NO_SIDE_EFFECTS__ */
export const nullable = ({ read, mayBeAbsent }: Schema): Schema =>
  schema((value) => (value === null ? value : read(value)), mayBeAbsent);
/** The first that takes it. */
/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Schema[]): Schema =>
  schema((value) => {
    for (const { read } of options) {
      const taken = read(value);
      if (taken !== refused) return taken;
    }
    return refused;
  });

/* @__NO_SIDE_EFFECTS__ */
export const array = ({ read }: Schema): Schema =>
  schema((value) => {
    if (!Array.isArray(value)) return refused;
    const items = value.map(read);
    return items.includes(refused) ? refused : items;
  });

/* @__NO_SIDE_EFFECTS__ */
const objectOf = (fields: Fields, isStrict?: true): Schema =>
  schema(
    (value) => {
      if (!isObject(value)) return refused;
      if (isStrict && Object.keys(value).some((name) => !Object.hasOwn(fields, name))) return refused;
      const clean: Record<string, unknown> = {};
      for (const [name, { read, mayBeAbsent }] of Object.entries(fields)) {
        if (name in value) clean[name] = read(value[name]);
        else if (!mayBeAbsent) return refused;
        if (clean[name] === refused) return refused;
      }
      return clean;
    },
    false,
    fields,
  );
/** Fields that it does not know are left out. */
/* @__NO_SIDE_EFFECTS__ */
export const object = (fields: Fields): Schema => objectOf(fields);
/** Fields that it does not know are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const strictObject = (fields: Fields): Schema => objectOf(fields, true);
/* @__NO_SIDE_EFFECTS__ */
export const extend = ({ fields }: Schema, more: Fields): Schema => object({ ...fields, ...more });
/* @__NO_SIDE_EFFECTS__ */
export const omit = ({ fields }: Schema, left: Readonly<Record<string, true>>): Schema =>
  object(Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in left))));
/** Keys are texts. A key that would change what an object is, is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const record = (_key: Schema, { read }: Schema): Schema =>
  schema((value) => {
    if (!isObject(value)) return refused;
    const entries = Object.entries(value)
      .filter(([name]) => name !== '__proto__')
      .map(([name, each]) => [name, read(each)] as const);
    return entries.some(([, each]) => each === refused) ? refused : Object.fromEntries(entries);
  });

/* @__NO_SIDE_EFFECTS__ */
export const trim = (): Read => (value) => (value as string).trim();
/* @__NO_SIDE_EFFECTS__ */
export const regex = (pattern: RegExp): Read => where((value: string) => pattern.test(value));
/* @__NO_SIDE_EFFECTS__ */
export const refine = (holds: (value: never) => boolean): Read => where(holds);
export const gte = (least: number): Read => where((value: number) => value >= least);
/* @__NO_SIDE_EFFECTS__ */
export const lte = (most: number): Read => where((value: number) => value <= most);
/** Of a text or a list. */
/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number): Read => where(({ length }: string) => length >= least);
/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number): Read => where(({ length }: string) => length <= most);

export function safeParse({ read }: Schema, value: unknown): { success: boolean; data?: unknown } {
  const data = read(value);
  return data === refused ? { success: false } : { success: true, data };
}

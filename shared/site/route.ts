type Path = `/${string}`;

/** An address that a browser opens, at the provider's. */
export interface Route {
  /** `:name` stands for one segment. */
  readonly path: Path;
  /** Other addresses of the same. */
  readonly aliases?: readonly Path[];
  readonly shows: Shown;
}

export type Shown =
  /** A page of the build. Its address needs the key of a merchant, may have one, or takes none; the origins of that
   *  merchant may frame it, or nobody. */
  | {
      readonly page: string;
      readonly merchant: 'needed' | 'ifNamed' | 'none';
      readonly framedBy: 'merchant' | 'nobody';
    }
  /** What the server writes itself. */
  | 'document'
  /** An anchor of another address. */
  | { readonly redirect: Path };

/** A row of the table. */
/* @__NO_SIDE_EFFECTS__ */
export const route = <const Row extends Route>(row: Row): Row => row;

/** All addresses of a row. */
export const addressesOf = ({ path, aliases = [] }: Route): readonly Path[] => [path, ...aliases];

/** The names that stand in a path: `txnUuid` of `/kfs/:txnUuid`. */
type ParamsOf<Text extends string> = Text extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamsOf<After>
    : Rest
  : never;

/** The address of a row, from the root. Each parameter is one segment; the query keeps its order. Throws `RangeError`
 *  where a parameter would be no segment: '', '.' and '..'. */
export function href<Text extends Path>(
  { path }: { readonly path: Text },
  params: Readonly<Record<ParamsOf<Text>, string>>,
  query: Readonly<Record<string, string>> = {},
): string {
  const named: Readonly<Record<string, string>> = params;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = named[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`'${value}' is no ${name} for ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Further items of a list show nothing new. */
const SHOWN = 2;

export const cutShort = (value: unknown): unknown =>
  mapped(
    value,
    (text) => text,
    (list) => list.slice(0, SHOWN),
  );

/** Random values are replaced by a text of the same shape, equal values by the same text. */
const random: readonly { readonly pattern: RegExp; readonly as: (number: number) => string }[] = [
  {
    pattern: /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/,
    as: () => 'eyJhbGciOiJFUzI1NiIsImtpZCI6Ii4uLiJ9.eyJpc3MiOiJodHRwOi8vbG9jYWxob3N0OjQ0MDAifQ.c2lnbmF0dXJl',
  },
  {
    pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    as: (number) => `7d3f4c0e-2f0b-4b55-8f4e-${String(number).padStart(12, '0')}`,
  },
  { pattern: /^KD[A-Z\d]{8}$/, as: (number) => `KD7H2M9Q${String(number).padStart(2, '0')}` },
  { pattern: /^K[ADT]-\d{5}-\d{5}$/, as: (number) => `12345-${String(67890 + number)}` },
  { pattern: /^\d{5}$/, as: (number) => String(48_210 + number) },
  { pattern: /^\d{13}\.[\w-]{43}$/, as: (number) => `1767620014000.secret-${number}`.padEnd(57, '0') },
  { pattern: /^[\w-]{43}$/, as: (number) => `secret-${number}`.padEnd(43, '0') },
  { pattern: /^[\w-]{22}$/, as: (number) => `reference-${number}`.padEnd(22, '0') },
];

/** Composite texts: addresses, also nested ones, and a statement's number. */
const parts: readonly { readonly of: RegExp; readonly by: RegExp }[] = [
  { of: /^(https?:|\/)/, by: /([/?&=#]|%2F|%3D)/ },
  { of: /^KD[A-Z\d]{8}-\d+$/, by: /(-)/ },
];

export function stable(value: unknown): unknown {
  const known = new Map<string, string>();
  const replaced = (text: string): string => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const kind = random.find(({ pattern }) => pattern.test(text));
    if (!kind) return text;
    const name = kind.as(known.size + 1);
    known.set(text, /^K[ADT]-/.test(text) ? `${text.slice(0, 3)}${name}` : name);
    return known.get(text) ?? text;
  };
  return mapped(
    value,
    (text) =>
      text
        .split(parts.find((each) => each.of.test(text))?.by ?? /$/)
        .map(replaced)
        .join(''),
    (list) => list,
  );
}

function mapped(
  value: unknown,
  ofText: (text: string) => string,
  ofList: (list: readonly unknown[]) => readonly unknown[],
): unknown {
  if (typeof value === 'string') return ofText(value);
  if (Array.isArray(value)) return ofList(value).map((each) => mapped(each, ofText, ofList));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, ofText, ofList)]));
}

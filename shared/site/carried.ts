import { holdsMobile } from '../rules/holds-mobile';

/** Campaign parameters that links pass on; no personal data. Source: S1§4 (ELG-031..033). */
export const carriedNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'campaignId',
  'variation',
  'merchantId',
] as const;
export type Carried = Readonly<Partial<Record<(typeof carriedNames)[number], string>>>;

/** Longer values are invalid. */
const VALUE_LENGTH_AT_MOST = 100;

/** Campaign parameters of a query; drops empty, too long, duplicate values and numbers of users. */
export function carriedOf(query: URLSearchParams): Carried {
  const said = carriedNames.flatMap((name) => {
    const [value = '', another] = query.getAll(name);
    return value !== '' && value.length <= VALUE_LENGTH_AT_MOST && another === undefined && !holdsMobile(value)
      ? [[name, value] as const]
      : [];
  });
  return Object.fromEntries(said);
}

/** An address with the campaign parameters added; its own parameters stay. `address`: a path with query and anchor, or
 *  a whole address. */
export function withCarried(address: string, carried: Readonly<Record<string, string>>): string {
  const [before = '', anchor] = address.split(/(?=#)/, 2);
  const [path = '', query = ''] = before.split(/\?(.*)/s, 2);
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(carried)) if (!params.has(name)) params.append(name, value);
  return `${path}${params.size === 0 ? '' : `?${params}`}${anchor ?? ''}`;
}

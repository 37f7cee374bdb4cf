import { header } from '../../../shared/api/headers';

/** Headers of every call of a frame in a merchant's page. Source: S1§3, S1§6. */
export const widgetHeadersOf = (of: {
  readonly merchantKey: string;
  readonly merchantOrigin: string;
}): Readonly<Record<string, string>> => ({
  [header.merchantKey]: of.merchantKey,
  [header.origin]: of.merchantOrigin,
});

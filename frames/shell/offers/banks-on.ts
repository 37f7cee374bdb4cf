import type { Site } from '../../../shared/site/site';
import { lenderOf } from '../lender-of';

/** Banks of an offer that a site may name: a lender's site names no other bank. */
export function banksOn(site: Site, names: readonly string[]): readonly string[] {
  const own = lenderOf(site);
  return own ? names.filter((name) => name === own.name) : names;
}

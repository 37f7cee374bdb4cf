import type { Site } from '../../../shared/site/site';
import { lenderOf } from '../lender-of';

/** Of the banks that offers name, those that a site may name: a lender's own names no other one. */
export function banksOn(site: Site, names: readonly string[]): readonly string[] {
  const own = lenderOf(site);
  return own ? names.filter((name) => name === own.name) : names;
}

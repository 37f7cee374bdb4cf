import { localeOf } from '../../../shared/locales';
import { activationAddresses } from '../../../shared/site/activation-addresses';
import { pathIn } from '../../../shared/site/address';

/** Next page of an activation after the number, with the whole query. Source: RTE-031, RTE-032. */
export const afterMobile = ({ document, location }: Pick<Window, 'document' | 'location'>): string =>
  pathIn(localeOf(document.documentElement.lang), activationAddresses.factor.path) + location.search;

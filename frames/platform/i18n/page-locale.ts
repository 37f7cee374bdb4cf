import { type Locale, localeAmong } from '../../../shared/locales';

/** Locale of a page without a host: `locale` of its address, else the browser's. */
export const pageLocale = ({ location, navigator }: Window): Locale =>
  localeAmong([new URLSearchParams(location.search).get('locale'), ...navigator.languages]);

import { type Locale, localeAmong } from '../../../shared/locales';

/** The language of a page of its own: the one in its address (`locale`), else the browser's. */
export const ownLanguage = ({ location, navigator }: Window): Locale =>
  localeAmong([new URLSearchParams(location.search).get('locale'), ...navigator.languages]);

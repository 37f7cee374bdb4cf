import { nearest } from '../../shared/words/en/nearest';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<Language, 'nearest'>;

/** What My Account says besides, once the lenders have answered. */
export const answerWords = catalogue<Files, unknown, Files>(
  (files) => files,
  { nearest },
  import.meta.laterWords('nearest'),
);

import { failuresEn } from './failures-en';
import { lateEn } from './late-en';
import type { Messages } from './messages';
import { stepsEn } from './steps-en';

export const en: Messages = {
  lang: 'en-IN',
  ...stepsEn,
  ...lateEn,
  failures: failuresEn,
  errors: {
    title: 'Error',
    text: 'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    byName: null,
  },
};

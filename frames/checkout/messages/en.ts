import type { Messages } from './messages';
import { stepsEn } from './steps-en';

export const en: Messages = {
  lang: 'en-IN',
  ...stepsEn,
  late: null,
  errors: {
    title: 'Error',
    text: 'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    byName: null,
  },
};

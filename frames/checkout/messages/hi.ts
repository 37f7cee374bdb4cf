import { errorsHi } from './errors-hi';
import { lateHi } from './late-hi';
import type { Messages } from './messages';
import { stepsHi } from './steps-hi';

export const hi: Messages = {
  lang: 'hi-IN',
  ...stepsHi,
  late: lateHi,
  errors: {
    title: 'त्रुटि',
    text: 'क्षमा करें, हमें तकनीकी कठिनाई हो रही है और हम उसे ठीक कर रहे हैं। कृपया बाद में फिर कोशिश करें।',
    byName: errorsHi,
  },
};

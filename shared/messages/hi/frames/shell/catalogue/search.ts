import type { searchMessages } from '../../../../../../frames/shell/catalogue/search.messages';
import { brand } from '../../../../../brand';
import type { Texts } from '../../../../define-messages';

export default {
  title: 'खोजें',
  quoted: (text) => `“${text}”`,
  description: `दुकानें और सामान खोजें, और जानें कि ${brand.name} से महीने का खर्च कितना होगा।`,
  heading: 'दुकानें और सामान',
  label: 'दुकानें और सामान खोजें',
  instead: (text, words) => `“${text}” नाम का कुछ नहीं है। इसके सबसे नज़दीक यह है: “${words}”।`,
  none: {
    heading: 'कुछ नहीं मिला',
    text: 'किसी दुकान, सामान या ब्रांड का नाम खोजें, या कोई फ़िल्टर हटाएँ।',
    categories: 'या कोई श्रेणी देखें',
  },
  away: {
    heading: 'अभी खोज नहीं हो पा रही',
    text: 'कुछ खोया नहीं है। एक मिनट में फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
  },
  sort: { label: 'दुकानों का क्रम', popular: 'सबसे लोकप्रिय', name: 'नाम के क्रम में' },
  without: (filter) => `हटाएँ: ${filter}`,
  applied: 'फ़िल्टर',
} satisfies Texts<typeof searchMessages>;

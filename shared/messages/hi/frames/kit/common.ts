import type { commonMessages } from '../../../../../frames/kit/common.messages';
import type { Texts } from '../../../define-messages';
import { plural } from '../../grammar';

export default {
  locale: 'hi',
  back: 'वापस',
  close: 'बंद करें',
  check: 'EMI की जाँच करें',
  optional: '(वैकल्पिक)',
  code: (code) => `कोड ${code}`,
  partners: 'हमारे साझेदार बैंक',
  poweredBy: ['यह EMI सुविधा', 'की है'],
  emiWith: (product) => `${product} के साथ EMI`,
  newWindow: '(नई विंडो में खुलता है)',
  attempts: (remaining) =>
    remaining !== null && remaining >= 1 && remaining <= 3
      ? plural(remaining, { one: 'आखिरी 1 कोशिश बाकी', other: `आखिरी ${remaining} कोशिशें बाकी` })
      : null,
  titles: { accountBlocked: 'खाता रोक दिया गया है', incompatible: 'असंगत ब्राउज़र' },
  failed: {
    title: 'त्रुटि',
    text: 'क्षमा करें, हमें तकनीकी दिक्कत हो रही है और हम उसे ठीक कर रहे हैं। कृपया बाद में फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
  },
  offline: {
    title: 'इंटरनेट नहीं है',
    text: 'कृपया अपना इंटरनेट कनेक्शन जाँचें।',
    tryAgain: 'फिर कोशिश करें',
    closesItself: 'इंटरनेट लौटते ही यह अपने आप बंद हो जाएगा।',
  },
  intercepted: 'हमारी जगह आपके नेटवर्क ने जवाब दिया। अपने वाई-फ़ाई में साइन इन करें या कोई दूसरा नेटवर्क लें, फिर कोशिश करें।',
} satisfies Texts<typeof commonMessages>;

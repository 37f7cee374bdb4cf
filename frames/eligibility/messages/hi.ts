import { formatRupees } from '../../../shared/format/number';
import { identityHi } from '../../identity';
import { offlineHi } from '../../offline';
import type { Messages } from './messages';

export const hi: Messages = {
  lang: 'hi',
  title: 'बिना कार्ड EMI पर खरीदें',
  close: 'बंद करें',
  offline: offlineHi,
  identity: identityHi,
  loading: 'EMI विकल्प लोड हो रहे हैं',
  verify: {
    heading: (emi) => (emi === null ? 'अपनी पात्रता जाँचें' : `EMI ${formatRupees(emi)}/माह से`),
    intro: 'देखें कि किन ऋणदाताओं ने आपको पूर्व-स्वीकृत किया है।',
    cardOffers: 'कार्ड ऑफ़र',
    watch: 'देखें यह कैसे काम करता है',
  },
  checking: { heading: 'ऋणदाताओं से जाँच हो रही है' },
  eligible: {
    heading: 'आप पूर्व-स्वीकृत हैं',
    change: 'बदलें',
    listLabel: 'ऋणदाता',
    tenures: (fewest, most) => (fewest === most ? `${most} महीने` : `${fewest} से ${most} महीने`),
    from: 'शुरू',
    monthly: (emi) => `${formatRupees(emi)}/माह`,
    perMonth: '/माह',
    noCost: 'NO COST EMI',
    range: (min, max) => `${formatRupees(min)} से ${formatRupees(max)}`,
    showAll: (count) => `सभी ${count} ऋणदाता दिखाएँ`,
    buy: 'EMI पर खरीदें',
    upTo: (limit) => `${formatRupees(limit)} तक स्वीकृत`,
    isAbove: (amount) => `${formatRupees(amount)} उस लिमिट से अधिक है जो अभी कोई ऋणदाता आपको देता है।`,
    startsAt: (least) => `आपके लिए EMI ${formatRupees(least)} से शुरू`,
    isBelow: (amount) => `${formatRupees(amount)} पर आपके ऋणदाता EMI नहीं देते।`,
  },
  notEligible: {
    heading: 'अभी पूर्व-स्वीकृत नहीं',
    text: (product) => `अभी ${product} EMI केवल हमारे ऋण भागीदारों के चुनिंदा ग्राहकों के लिए उपलब्ध है।`,
    mayApply: 'आप खरीदते समय इन ऋणदाताओं के पास नई क्रेडिट लाइन के लिए आवेदन कर सकते हैं।',
    checked: (mobile) => `${mobile} की जाँच हुई। आपके क्रेडिट स्कोर पर असर नहीं पड़ा।`,
    apply: 'आवेदन के लिए आगे बढ़ें',
    tryAnother: 'दूसरा नंबर आज़माएँ',
  },
  error: {
    heading: 'EMI विकल्प लोड नहीं हुए',
    text: 'क्षमा करें, हमें तकनीकी कठिनाई हो रही है और हम इसे ठीक कर रहे हैं। कृपया बाद में फिर कोशिश करें।',
    offline: 'कृपया अपना इंटरनेट कनेक्शन जाँचें।',
    tryAgain: 'फिर कोशिश करें',
  },
  checkError: { heading: 'हम आपका नंबर जाँच नहीं सके' },
  blocked: {
    heading: 'खाता अवरुद्ध',
    text: (email) => `कई अमान्य प्रयासों के कारण आपकी पहुँच रोक दी गई है। किसी भी प्रश्न के लिए ${email} पर संपर्क करें`,
    goBack: 'वापस जाएँ',
  },
  incompatible: {
    heading: 'असंगत ब्राउज़र',
    text: 'यह ब्राउज़र स्टोरेज रोक रहा है, इसलिए यहाँ EMI विकल्प नहीं जाँचे जा सकते। प्राइवेट मोड छोड़ें या साइट डेटा की अनुमति दें, फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
  },
};

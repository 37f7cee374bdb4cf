import type { cardsMessages } from '../../../../frames/account-cards/messages';
import { dayText } from '../../../format/day-text';
import type { Texts } from '../../define-messages';
import { monthNames } from '../grammar';

export default {
  groups: { money: 'पैसे', messages: 'संदेश', data: 'आपकी जानकारी' },
  lenders: {
    title: 'साझेदार बैंक',
    active: (count) => `${count} की मंज़ूरी`,
    none: 'अभी किसी बैंक ने मंज़ूरी नहीं दी है',
    andMore: (names, more) => `${names} और ${more} और`,
  },
  autoDebit: {
    title: 'ऑटो-डेबिट',
    linked: (count) => (count === 1 ? '1 खाता जुड़ा है' : `${count} खाते जुड़े हैं`),
    none: 'अभी कोई खाता नहीं जुड़ा है',
  },
  pin: { title: 'PIN बदलें', text: 'उस क्रेडिट लाइन का, जो PIN माँगती है' },
  vouchers: {
    title: 'वाउचर',
    active: (count) => `${count} चालू`,
    none: 'अभी कोई नहीं',
    ends: (day) => `${dayText(day, monthNames)} तक`,
  },
  whatsAppFailed: 'बदला नहीं गया। फिर कोशिश करें।',
  email: { title: 'ईमेल', none: 'नहीं दिया गया' },
  tickets: {
    title: 'मदद और शिकायतें',
    open: (count) => (count === 1 ? '1 शिकायत खुली है' : `${count} शिकायतें खुली हैं`),
    none: 'कोई शिकायत खुली नहीं है',
  },
  language: 'भाषा',
  terms: { title: 'शर्तें और निजता', updated: (day) => `${dayText(day, monthNames)} को बदली गईं` },
  agreed: { title: 'आपने किन बातों पर सहमति दी', texts: (count) => `${count} सहमति` },
  held: { title: 'हमारे पास आपकी क्या जानकारी है', text: 'देखें, ठीक कराएँ, साथ ले जाएँ' },
  devices: (count) => (count === 1 ? 'अभी 1 फ़ोन या कंप्यूटर' : `अभी ${count} फ़ोन या कंप्यूटर`),
  failed: 'सब कुछ नहीं आया।',
} satisfies Texts<typeof cardsMessages>;

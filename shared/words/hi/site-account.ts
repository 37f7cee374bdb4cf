import type { Language } from '../language';

export const siteAccount: Language['siteAccount'] = {
  heading: 'मेरा खाता',
  notOpen: 'मेरा खाता नहीं खुला',
  verified: 'सत्यापित',
  groups: { money: 'पैसे', messages: 'संदेश', data: 'आपकी जानकारी' },
  lenders: { title: 'साझेदार बैंक', active: (count) => `${count} चालू`, none: 'अभी किसी बैंक ने मंज़ूरी नहीं दी है' },
  autoDebit: { title: 'ऑटो-डेबिट', linked: (count) => (count === 1 ? '1 खाता जुड़ा है' : `${count} खाते जुड़े हैं`) },
  pin: { title: 'PIN बदलें' },
  vouchers: { title: 'वाउचर', active: (count) => `${count} चालू`, none: 'अभी कोई नहीं' },
  whatsApp: { title: 'WhatsApp पर सूचना', text: 'EMI की तारीखें और रसीदें, कोई ऑफ़र नहीं' },
  email: { title: 'ईमेल', none: 'नहीं दिया गया' },
  tickets: {
    title: 'मदद और शिकायतें',
    open: (count) => (count === 1 ? '1 शिकायत खुली है' : `${count} शिकायतें खुली हैं`),
  },
  language: 'भाषा',
  terms: 'शर्तें और निजता',
  agreed: { title: 'आपने किन बातों पर सहमति दी', texts: (count) => `${count} सहमति` },
  held: { title: 'हमारे पास आपकी क्या जानकारी है', text: 'देखें, ठीक कराएँ, साथ ले जाएँ' },
  shop: 'खरीदारी शुरू करें',
  emis: 'मेरी EMI देखें',
  logOut: 'लॉग आउट करें',
  logOutAll: {
    title: 'हर जगह से लॉग आउट करें',
    devices: (count) => (count === 1 ? 'अभी 1 फ़ोन या कंप्यूटर' : `अभी ${count} फ़ोन या कंप्यूटर`),
  },
  stays: 'इस फ़ोन या कंप्यूटर पर आप 30 मिनट तक लॉग इन रहते हैं।',
};

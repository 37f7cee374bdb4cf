import { offlineHi } from '../../offline';
import type { Messages } from './messages';

export const hi: Messages = {
  lang: 'hi',
  title: 'बिना कार्ड EMI',
  close: 'बंद करें',
  offline: offlineHi,
  heading: ['अभी खरीदें।', 'छोटे-छोटे कदमों में चुकाएँ।'],
  intro: 'आपके मोबाइल नंबर पर EMI। कार्ड की ज़रूरत नहीं।',
  benefits: {
    noDownPayment: { name: 'शून्य डाउन पेमेंट', text: 'अभी खरीदें, बाद में चुकाएँ' },
    noCard: { name: 'कार्ड की ज़रूरत नहीं', text: 'सिर्फ़ अपने मोबाइल नंबर से खरीदें' },
    preApproved: { name: 'ऋणदाता द्वारा पूर्व-स्वीकृत', text: 'न KYC, न कागज़ी काम' },
    tenures: { name: '3 से 18 महीने', text: 'आपके हिसाब से अवधि चुनें' },
    autoDebit: { name: 'ऑटो-डेबिट', text: 'आपके जुड़े बैंक खाते से' },
  },
  partners: 'हमारे ऋण भागीदार',
  check: 'पात्रता जाँचें',
  free: 'मुफ़्त है और आपके क्रेडिट स्कोर पर असर नहीं डालती',
  poweredBy: 'संचालित:',
};

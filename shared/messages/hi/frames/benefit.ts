import type { benefitMessages } from '../../../../frames/benefit/messages';
import type { Texts } from '../../define-messages';

export default {
  title: 'बिना कार्ड EMI',
  heading: ['अभी खरीदें।', 'छोटे-छोटे कदमों में चुकाएँ।'],
  intro: 'आपके मोबाइल नंबर पर EMI।',
  benefits: {
    noDownPayment: { name: 'शून्य डाउन पेमेंट', text: 'अभी खरीदें, बाद में चुकाएँ' },
    mobile: { name: 'आपका मोबाइल नंबर काफ़ी है', text: 'नंबर लिखें और अपने प्लान देखें' },
    preApproved: { name: 'बैंक द्वारा पूर्व-स्वीकृत', text: 'न KYC, न कागज़ी काम, उन ग्राहकों के लिए जिन्हें बैंक पहले से जानता है' },
    tenures: { name: '3 से 24 महीने', text: 'आपके हिसाब से अवधि चुनें' },
    autoDebit: { name: 'ऑटो-डेबिट', text: 'आपके जुड़े बैंक खाते से' },
  },
  free: 'मुफ़्त है और आपके क्रेडिट स्कोर पर असर नहीं डालती',
} satisfies Texts<typeof benefitMessages>;

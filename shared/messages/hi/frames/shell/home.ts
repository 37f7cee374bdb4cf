import type { homeMessages } from '../../../../../frames/shell/home/messages';
import { formatRupees as rupees } from '../../../../format/number';
import { claims } from '../../../../site/claims';
import type { Texts } from '../../../define-messages';
import { months } from '../../grammar';
import benefit from '../benefit';
import common from '../kit/common';

export default {
  title: 'बिना कार्ड EMI',
  description: `${claims.merchants} दुकानों से अभी खरीदें, बाद में चुकाएँ, डाउन पेमेंट शून्य। एक मिनट में देखें कि किन बैंकों ने आपको पूर्व-स्वीकृत किया है: जाँच मुफ़्त है और क्रेडिट स्कोर पर असर नहीं पड़ता।`,
  hero: {
    eyebrow: 'सिर्फ़ मोबाइल नंबर से खरीदें, कार्ड नहीं चाहिए',
    heading: benefit.heading,
    lead: `अभी खरीदें, बाद में चुकाएँ, डाउन पेमेंट शून्य। ${claims.tenureMonths} महीने। बैंक द्वारा पूर्व-स्वीकृत, इसलिए जिन ग्राहकों को बैंक पहले से जानता है, उनके लिए न KYC, न कागज़ी काम।`,
    free: 'जाँच का कोई शुल्क नहीं',
    score: 'आपके क्रेडिट स्कोर पर असर नहीं पड़ता',
    steps: (count, emi) => `${rupees(emi)} के ${count} कदम, आज ${rupees(0)}`,
  },
  figures: {
    merchants: {
      figure: claims.merchants,
      text: 'दुकानें: मोबाइल, लैपटॉप, इलेक्ट्रॉनिक्स, फ़ैशन, फ़र्नीचर, यात्रा, फ़िटनेस, बीमा',
    },
    users: { figure: `${claims.usersCrore} करोड़`, text: 'पूर्व-स्वीकृत ग्राहक' },
    months: { figure: claims.tenureMonths, text: 'महीनों में चुकाएँ, जुड़े बैंक खाते से ऑटो-डेबिट द्वारा' },
    today: { figure: rupees(0), text: 'डाउन पेमेंट, और जाँच का कोई शुल्क नहीं' },
  },
  partners: {
    heading: common.partners,
    text: 'लोन वही बैंक देता है जहाँ शायद आपका खाता पहले से है।',
    from: (amount) => `${rupees(amount)} से`,
    all: 'सभी बैंक',
    inAll: (count) => `कुल ${count}`,
  },
  products: {
    heading: 'एक महीने में कितना',
  },
  merchants: {
    heading: `${claims.merchants} दुकानों से खरीदें`,
    shop: 'खरीदें',
  },
  slider: { previous: 'पिछला', next: 'अगला', stop: 'रोकें', go: 'चलाएँ' },
  how: {
    heading: 'यह कैसे काम करता है',
    steps: [
      { title: 'अपना मोबाइल नंबर लिखें', text: 'हम सभी साझेदार बैंकों से एक साथ पूछते हैं।' },
      { title: 'OTP से पुष्टि करें', text: 'देखें कि किन बैंकों ने आपको पूर्व-स्वीकृत किया है और कितनी रकम तक।' },
      {
        title: 'भुगतान के समय प्लान चुनें',
        text: `${claims.tenureMonths} महीने चुनें। सहमति देने से पहले पूरा खर्च दिखता है।`,
      },
      { title: 'ऑटो-डेबिट से चुकाएँ', text: 'बैंक हर महीने आपके जुड़े बचत खाते से EMI काट लेता है।' },
    ],
  },
  calculator: {
    heading: 'पूरा खर्च पहले जानें',
    text: 'कीमत और महीने चुनें। EMI, ब्याज और कुल रकम हम एक-एक रुपये तक दिखाते हैं।',
    open: 'EMI कैलकुलेटर खोलें',
    price: 'खरीद की कीमत',
    each: (count, rate) => `हर महीने, ${months(count)}, ${rate}% पर`,
    interest: 'ब्याज',
  },
  faq: { heading: 'आपके सवालों के जवाब', unsure: 'कुछ और पूछना है?', all: 'सभी सवाल' },
} satisfies Texts<typeof homeMessages>;

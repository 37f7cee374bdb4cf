import type { lendersMessages } from '../../../../../../frames/shell/home/lenders.messages';
import { brand } from '../../../../../brand';
import { formatRupees as rupees } from '../../../../../format/number';
import { axis } from '../../../../../lenders/axis';
import { baroda } from '../../../../../lenders/baroda';
import { hdfc } from '../../../../../lenders/hdfc';
import { icici } from '../../../../../lenders/icici';
import { kotak } from '../../../../../lenders/kotak';
import type { Lender } from '../../../../../lenders/lender';
import { claims } from '../../../../../site/claims';
import { rateRange } from '../../../../../site/rate-range';
import type { Texts } from '../../../../define-messages';

const rates = (lender: Lender): string => {
  const { lowest, highest } = rateRange(lender);
  return `${lowest} से ${highest} सालाना`;
};
const fixed = 'पूरे प्लान के लिए तय, और सहमति देने से पहले एक-एक रुपया दिखता है।';

export default {
  title: (lender) => `${lender} की बिना कार्ड EMI`,
  description: (lender) =>
    `आपके मोबाइल नंबर पर ${lender} की बिना कार्ड EMI, ${claims.merchants} दुकानों में। जाँच मुफ़्त है और क्रेडिट स्कोर पर असर नहीं पड़ता।`,
  why: (lender) => `${lender} के साथ क्यों`,
  costs: {
    of: (lender, lowest, highest) => `${lender}, ${lowest} से ${highest} सालाना`,
    over: (amount) => `${rupees(amount)} के लिए`,
    rate: 'दर',
    emi: 'EMI',
    interest: 'ब्याज',
    total: 'आप कुल चुकाएँगे',
    fee: (withGst, before) => `कुल रकम में एक बार की फ़ीस ${withGst} (${before} + 18% GST) शामिल है।`,
  },
  pages: {
    axis: {
      eyebrow: 'Axis Bank के ग्राहकों के लिए',
      heading: ['आपके बैंक ने', 'पहले ही हाँ कह दी है।'],
      lead: `आपके मोबाइल नंबर पर पूर्व-स्वीकृत EMI लाइन। डाउन पेमेंट शून्य, ${claims.tenureMonths} महीने, जिन ग्राहकों को बैंक पहले से जानता है, उनके लिए न KYC, न कागज़ी काम।`,
      reasons: [
        {
          title: 'खाता वही जो आपके पास है',
          text: 'आपकी अनुमति के बाद EMI आपके Axis Bank बचत खाते से अपने आप कटती है।',
        },
        { title: rates(axis), text: fixed },
        {
          title: 'पुष्टि आपके बैंक से',
          text: `कोड Axis Bank भेजता है। लोन देने का फ़ैसला ${brand.name} कभी नहीं करता।`,
        },
      ],
    },
    baroda: {
      eyebrow: 'Bank of Baroda की बिना कार्ड EMI',
      heading: ['आज घर लाएँ।', 'कदम-कदम पर चुकाएँ।'],
      lead: `अगर Bank of Baroda ने आपको पूर्व-स्वीकृत किया है, तो सिर्फ़ अपने नंबर से ${claims.merchants} दुकानों में खरीदें।`,
      reasons: [
        { title: `${rupees(baroda.minLoanAmount)} से`, text: `एक प्लान पर ${rupees(baroda.maxLoanAmount)} तक।` },
        { title: rates(baroda), text: fixed },
        {
          title: 'एक कोड, और काम पूरा',
          text: 'Bank of Baroda खरीद की पुष्टि OTP से करता है। कोई PIN याद नहीं रखना पड़ता।',
        },
      ],
    },
    hdfc: {
      eyebrow: 'HDFC Bank के ग्राहकों के लिए',
      heading: ['बड़ी चीज़ें,', 'छोटे-छोटे कदमों में।'],
      lead: `हो सकता है कि HDFC Bank आपको पहले ही मंज़ूरी दे चुका हो। नंबर लिखें और देखें कि कितनी रकम तक, डाउन पेमेंट शून्य, ${claims.tenureMonths} महीने।`,
      reasons: [
        {
          title: `${rupees(hdfc.maxLoanAmount)} तक`,
          text: `और ${rupees(hdfc.minLoanAmount)} से, इस महीने की ज़रूरत के लिए।`,
        },
        { title: rates(hdfc), text: fixed },
        { title: 'आपका PAN और एक OTP', text: 'खरीद की पुष्टि के लिए HDFC Bank बस इतना ही माँगता है।' },
      ],
    },
    icici: {
      eyebrow: 'ICICI Bank की बिना कार्ड EMI',
      heading: ['न कार्ड,', 'न इंतज़ार। खरीदने चलें।'],
      lead: `अगर ICICI Bank ने आपको पूर्व-स्वीकृत किया है, तो ${claims.merchants} दुकानों में आपका नंबर ही काफ़ी है।`,
      reasons: [
        {
          title: `${rupees(icici.minLoanAmount)} से`,
          text: `छोटी खरीद भी, और ${rupees(icici.maxLoanAmount)} तक।`,
        },
        {
          title: 'PIN नहीं, आपकी जन्म तिथि',
          text: 'OTP के साथ खरीद की पुष्टि के लिए ICICI Bank बस इतना ही माँगता है।',
        },
        { title: rates(icici), text: fixed },
      ],
    },
    kotak: {
      eyebrow: 'Kotak Mahindra Bank की बिना कार्ड EMI',
      heading: ['आज चुनें।', 'कदम-कदम पर अपना बनाएँ।'],
      lead: `आपके मोबाइल नंबर पर Kotak Mahindra Bank की मंज़ूर की हुई लाइन: डाउन पेमेंट शून्य, ${claims.tenureMonths} महीने।`,
      reasons: [
        { title: rates(kotak), text: fixed },
        {
          title: `${rupees(kotak.maxLoanAmount)} तक`,
          text: `${rupees(kotak.minLoanAmount)} से, ${claims.merchants} दुकानों में।`,
        },
        {
          title: 'खाता वही जो आपके पास है',
          text: 'आपकी अनुमति के बाद Kotak Mahindra Bank हर EMI आपके जुड़े बचत खाते से काटता है।',
        },
      ],
    },
  },
} satisfies Texts<typeof lendersMessages>;

import type { partnerFaqMessages } from '../../../../../../frames/shell/pages/partner-faq.messages';
import { brand } from '../../../../../brand';
import type { Texts } from '../../../../define-messages';

export default {
  title: (partner) => `${partner} के ग्राहकों के सवाल`,
  description: (partner) => `${partner} के ग्राहक ${brand.name} की बिना कार्ड EMI से कैसे खरीदते हैं।`,
  heading: (partner) => `${partner} और ${brand.name}`,
  questions: {
    shop: {
      buy: {
        question: (partner) => `${partner} में ${brand.name} से भुगतान कैसे करें?`,
        answer: (partner) =>
          `${partner} के भुगतान पेज पर ${brand.name} की बिना कार्ड EMI चुनें, या काउंटर पर कहें। वहीं आप मोबाइल नंबर लिखते हैं और प्लान चुनते हैं।`,
      },
      returned: {
        question: (partner) => `${partner} को सामान लौटाने पर क्या होता है?`,
        answer: (partner) =>
          `${partner} बैंक को बताता है, और बैंक लोन को ठीक या बंद करता है। जब तक ऐसा न हो, किस्तें देनी पड़ सकती हैं।`,
      },
      knows: {
        question: (partner) => `${partner} को मेरे बारे में क्या पता चलता है?`,
        answer: (partner) =>
          `कौन से बैंक आपको EMI देते हैं, और ऑर्डर का भुगतान हुआ या नहीं। आपके कोड, लिमिट, PIN, PAN या जन्म तिथि ${partner} को कभी नहीं दिखते।`,
      },
    },
    bank: {
      line: {
        question: (partner) => `कैसे पता चले कि ${partner} ने मुझे पूर्व-स्वीकृत किया है?`,
        answer: (partner) =>
          `वह मोबाइल नंबर लिखें जो ${partner} में दर्ज है, और OTP। कुछ ही सेकंड में जवाब दिखता है, मुफ़्त और क्रेडिट स्कोर पर असर के बिना।`,
      },
      asks: {
        question: (partner) => `फ़ैसला कौन करता है, ${brand.name} या ${partner}?`,
        answer: (partner) =>
          `लोन देना है या नहीं, कितना और किस दर पर, यह ${partner} तय करता है। ${brand.name} आपको प्लान दिखाता है और आपका अनुरोध आगे भेजता है।`,
      },
      debit: {
        question: (partner) => `${partner} किस्तें किस खाते से काटता है?`,
        answer: (partner) =>
          `उस बचत खाते से जिसे आपने जोड़ा है। इसकी अनुमति आप ${partner} को एक बार देते हैं, और तारीखें सहमति से पहले दिखती हैं।`,
      },
    },
  },
  everybody: 'जो सब पूछते हैं',
} satisfies Texts<typeof partnerFaqMessages>;

import type { faqMessages } from '../../../../../../frames/shell/chrome/faq.messages';
import { brand } from '../../../../../brand';
import { claims } from '../../../../../site/claims';
import { usualCharges } from '../../../../../site/worked-example';
import type { Texts } from '../../../../define-messages';
import { months, noCostMark } from '../../../grammar';

export default {
  title: 'आम सवाल',
  description: `बिना कार्ड EMI क्या है, कैसे काम करती है, लोन कौन देता है, खर्च क्या है और ${brand.name} से कैसे खरीदें।`,
  heading: 'आपके सवालों के जवाब',
  subjects: {
    what: {
      title: 'बिना कार्ड EMI क्या है',
      questions: {
        cardless: {
          question: 'बिना कार्ड EMI क्या है?',
          answer: ({ example }) => [
            `यह वह लोन है जिसकी मंज़ूरी बैंक आपके मोबाइल नंबर पर पहले ही दे चुका है। आप अभी खरीदते हैं और ${claims.tenureMonths} महीनों की किस्तों में चुकाते हैं। डेबिट या क्रेडिट कार्ड की ज़रूरत नहीं।`,
            `${example.amount} की चीज़ ${months(example.months)} के लिए ${example.rate} सालाना पर लें, तो हर महीने ${example.emi} देने होंगे और खरीद के दिन कुछ नहीं।`,
          ],
        },
        loan: {
          question: 'क्या यह लोन है?',
          answer: [
            'हाँ। बैंक दुकान को पैसे देता है और आप बैंक को चुकाते हैं। सहमति देने से पहले आपको मुख्य तथ्य विवरण मिलता है, जिसमें ब्याज दर, सालाना खर्च (APR) और हर फ़ीस लिखी होती है।',
          ],
        },
        return: {
          question: 'मन बदल जाए तो?',
          answer: [
            `लोन वापस करने के दिनों में आप लोन लौटा सकते हैं; ज़्यादातर बैंकों में ये ${usualCharges.coolingOffDays} दिन हैं। तब आपको लोन की रकम और उतने दिनों का ब्याज देना होता है, और कोई फ़ीस या शुल्क नहीं। इन्हीं दिनों में दुकान सामान वापस ले, तो आपकी चुकाई पूरी रकम लौटती है; बाद में तब तक के दिनों का ब्याज और चुकाई हुई फ़ीस बैंक के पास रहती है।`,
          ],
        },
      },
    },
    how: {
      title: 'यह कैसे काम करता है',
      questions: {
        steps: {
          question: 'यह कैसे काम करता है?',
          answer: [
            'आप अपना मोबाइल नंबर और उस पर आया OTP लिखते हैं, और देखते हैं कि किन बैंकों ने आपको कितनी रकम तक पूर्व-स्वीकृत किया है। दुकान में आप प्लान चुनते हैं, उसका खर्च पढ़ते हैं और अपने बैंक के साथ पुष्टि करते हैं।',
          ],
        },
        nocost: {
          question: `${noCostMark}* का क्या मतलब है?`,
          answer: [
            'लोन शुरू होने से पहले दुकान या ब्रांड ब्याज की रकम कीमत से घटा देता है। वह बैंक की एक बार की फ़ीस भी चुकाता है, इसलिए आप ठीक कीमत जितना ही चुकाते हैं। जहाँ बैंक अपनी फ़ीस लेता है, वहाँ प्लान में 0% ब्याज और फ़ीस लिखी होती है।',
          ],
        },
      },
    },
    lends: {
      title: 'लोन कौन देता है',
      questions: {
        who: {
          question: 'पैसा कौन देता है?',
          answer: ({ lender }) => [
            lender === null
              ? `हमारा कोई साझेदार बैंक। ${brand.name} खुद तभी देता है जब प्लान पर ${brand.name} Credit लिखा हो। बैंक का नाम हर प्लान पर और विवरण में लिखा होता है।`
              : `${lender}। यह नाम हर प्लान पर और विवरण में लिखा होता है।`,
          ],
        },
        score: {
          question: 'क्या जाँच से मेरे क्रेडिट स्कोर पर असर पड़ता है?',
          answer: ['नहीं। जाँच से आपके क्रेडिट स्कोर पर असर नहीं पड़ता। जो लोन आप लेते हैं, उसकी जानकारी बैंक क्रेडिट ब्यूरो को देता है।'],
        },
      },
    },
    fees: {
      title: 'फ़ीस',
      questions: {
        check: {
          question: 'क्या जाँच का कोई शुल्क है?',
          answer: ['नहीं। EMI की जाँच का कोई शुल्क नहीं है।'],
        },
        which: {
          question: 'कौन सी फ़ीस लग सकती हैं?',
          answer: [
            `ज़्यादातर बैंकों में एक बार की प्रोसेसिंग फ़ीस ${usualCharges.fee} + GST; देर हुई EMI का हर महीने ${usualCharges.penalPerMonth}, दिनों के हिसाब से; डेबिट लौट जाने पर ${usualCharges.bounce}; नियत तारीख से पहले चुकाई गई रकम का ${usualCharges.foreclosure} + GST। सही फ़ीस आपके मुख्य तथ्य विवरण में लिखी होती हैं।`,
          ],
        },
      },
    },
    shop: {
      title: 'कैसे खरीदें',
      questions: {
        shopping: {
          question: `${brand.name} से खरीदारी कैसे करें?`,
          answer: [
            `भुगतान करते समय ${brand.name} की बिना कार्ड EMI चुनें, ऑनलाइन या ${claims.merchants} दुकानों के काउंटर पर: मोबाइल, लैपटॉप, इलेक्ट्रॉनिक्स, फ़ैशन, फ़र्नीचर, यात्रा, फ़िटनेस, बीमा।`,
          ],
        },
        repay: {
          question: 'लोन कैसे चुकाएँ?',
          answer: ['बैंक हर महीने आपके जुड़े बचत खाते से EMI अपने आप काट लेता है। एक दिन पहले से EMI की रकम खाते में रखें।'],
        },
      },
    },
  },
  example: {
    question: 'खर्च कितना है? एक उदाहरण',
    buy: ({ example }) => [
      'आप ',
      [example.amount],
      ` की चीज़ लेते हैं और ${example.lender} को ${months(example.months)} में ${example.rate} सालाना पर चुकाते हैं।`,
    ],
    figures: ({ example }) => ({
      emi: { name: 'हर महीने', figure: example.emi },
      interest: { name: `ब्याज, ${months(example.months)}`, figure: example.interest },
      fee: { name: 'बैंक की फ़ीस एक बार, GST के साथ', figure: example.fee },
      total: { name: 'आप कुल चुकाएँगे', figure: example.total },
    }),
    why: ({ example }) =>
      `पहले महीने का ब्याज ${example.amount} के ${example.rate} ÷ 12 = ${example.firstInterest} है। यह हर महीने घटता है, क्योंकि बाकी रकम घटती जाती है। EMI अगले पूरे रुपये तक बढ़ाई जाती है, इसलिए आखिरी किस्त थोड़ी छोटी है: ${example.lastEmi}।`,
    own: 'अपनी कीमत से देखें',
  },
  star: `*${noCostMark}: दुकान या ब्रांड ब्याज की रकम छूट में लौटा देता है; “यह कैसे काम करता है” देखें। किस दुकान में कौन से महीने और बैंक हैं, यह हर ऑफ़र की शर्तों में लिखा है।`,
  missing: {
    title: 'जवाब नहीं मिला?',
    text: 'हमें लिखें कि आप क्या जानना चाहते हैं।',
    contact: 'संपर्क करें',
  },
} satisfies Texts<typeof faqMessages>;

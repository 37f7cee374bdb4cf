import type { sharedApplicationMessages } from '../../../../../frames/own-application/shared.messages';
import { dayText } from '../../../../format/day-text';
import { mobileText } from '../../../../format/mobile-text';
import { dayInIndia } from '../../../../rules/india-days';
import type { Texts } from '../../../define-messages';
import { clockText, monthNames } from '../../grammar';

const day = (atMs: number): string => dayText(dayInIndia(atMs), monthNames);

export default {
  steps: ['शेयर हुआ', 'आवेदन', 'निर्णय', 'क्रेडिट लाइन'],
  byStatus: {
    SHARED: ({ lenderName, merchantName, firstName, maskedMobile, expiresAtMs }) => ({
      tag: 'आपसे शेयर किया गया',
      title: `${firstName}, ${lenderName} में आपका आवेदन प्रतीक्षा में है`,
      summary: `${merchantName} ने नई क्रेडिट लाइन के लिए इसे आपसे शेयर किया है।`,
      next: [
        `${lenderName} आपके साथ आवेदन भरने के लिए ${mobileText(maskedMobile)} पर संपर्क करेगा।`,
        `यह लिंक संभालकर रखें। ${day(expiresAtMs)} तक इस पर आवेदन की स्थिति दिखेगी।`,
        'अंतिम निर्णय बैंक का है। लोन पर सहमति देने से पहले आप कभी भी मना कर सकते हैं।',
      ],
    }),
    SUBMITTED: ({ lenderName, maskedMobile }) => ({
      tag: 'बैंक के पास',
      title: `${lenderName} जाँच कर रहा है`,
      summary: 'आवेदन बैंक के पास है। आप यह पेज बंद करके इसी लिंक से लौट सकते हैं।',
      next: [
        `${lenderName} किसी प्रश्न के लिए ${mobileText(maskedMobile)} पर संपर्क कर सकता है।`,
        'उत्तर इसी पेज पर दिखेगा। अंतिम निर्णय बैंक का है।',
      ],
    }),
    APPROVED: ({ lenderName, merchantName, maskedMobile }) => ({
      tag: 'स्वीकृत',
      title: `${lenderName} ने आपका आवेदन स्वीकार किया`,
      summary: `क्रेडिट लाइन आपके नंबर ${mobileText(maskedMobile)} की है।`,
      next: [
        `${merchantName} पर कहें कि आप कार्ड-लेस EMI से भुगतान करना चाहते हैं और यह नंबर बताएँ।`,
        'लोन पर सहमति देने से पहले आप मुख्य तथ्य विवरण में हर खर्च देखते हैं।',
      ],
    }),
    REJECTED: ({ lenderName, merchantName }) => ({
      tag: 'स्वीकृत नहीं',
      title: `${lenderName} ने यह आवेदन स्वीकार नहीं किया`,
      summary: 'निर्णय बैंक का है। आप पर कुछ बकाया नहीं है और कोई लोन शुरू नहीं हुआ।',
      next: [`${lenderName} अपने कारण बता सकता है।`, `${merchantName} पर पूछें कि क्या कोई दूसरा बैंक आवेदन लेता है।`],
    }),
    EXPIRED: ({ lenderName, merchantName, expiresAtMs }) => ({
      tag: 'लिंक समाप्त',
      title: 'यह लिंक समाप्त हो गया है',
      summary: `${lenderName} में आवेदन ${day(expiresAtMs)} तक खुला था। आप पर कुछ बकाया नहीं है और कोई लोन शुरू नहीं हुआ।`,
      next: [`आप अब भी चाहें तो ${merchantName} से आवेदन फिर शेयर करने को कहें।`],
    }),
  },
  facts: {
    lender: 'बैंक',
    merchant: 'शेयर किया',
    name: 'नाम',
    mobile: 'मोबाइल',
    lastDay: 'लिंक खुला रहेगा',
  },
  day,
  whatNext: 'आगे क्या होगा',
  seenAt: (atMs) => `${clockText(atMs)} की स्थिति`,
  lookAgain: 'फिर जाँचें',
  looking: 'जाँच हो रही है…',
  lookFailed: 'अभी जाँच नहीं हो सकी। यह वही है जो पहले दिखा था।',
  unknown: {
    heading: 'हम इस लिंक को नहीं जानते',
    text: 'इसका कोई आवेदन नहीं है। इसे वैसे ही खोलें जैसे मिला था, या दुकान से आवेदन फिर शेयर करने को कहें।',
  },
} satisfies Texts<typeof sharedApplicationMessages>;

import type { agentResultMessages } from '../../../../../../frames/agent/screens/user-eligibility-info/messages';
import type { RefusedHere } from '../../../../../api/sales';
import { dashedMobileText } from '../../../../../format/mobile-text';
import { formatRupees as rupees } from '../../../../../format/number';
import type { Texts } from '../../../../define-messages';

/** Why a lender that has approved a customer lends nothing (more) at this store; '' = several lenders. Source: S1§8. */
const shopRefusals: Readonly<Record<RefusedHere['errorName'], (lender: string) => string>> = {
  MERCHANT_LIMIT_EXCEEDED: (lender) =>
    `ग्राहक इस दुकान पर और खरीदारी के लिए पात्र नहीं है। कृपया ${lender || 'बैंक'} से संपर्क करें।`,
  MERCHANT_NOT_ALLOWED: (lender) => `ग्राहक इस दुकान पर खरीदारी के लिए पात्र नहीं है। कृपया ${lender || 'बैंक'} से संपर्क करें।`,
};

export default {
  byOutcome: {
    CUST_PRE_APPROVED_MSG: ({ mobile }) => ({
      mainTitle: 'ग्राहक पूर्व-स्वीकृत है',
      subTitle: `${dashedMobileText(mobile)} केवल इस मोबाइल नंबर से EMI पर खरीद सकते हैं।`,
      primaryText: 'यहाँ पूर्व-स्वीकृत',
      secondaryText: 'दूसरा नंबर जाँचें',
      btnName: 'EMI प्लान देखें',
    }),
    CUST_CREDIT_LIMIT_MSG: () => ({
      mainTitle: 'नई लिमिट के लिए आवेदन कर सकते हैं',
      subTitle: 'अभी पूर्व-स्वीकृत नहीं। आपका ग्राहक नीचे दिए किसी बैंक के पास आवेदन कर सकता है।',
      primaryText: 'यहाँ आवेदन संभव',
      secondaryText: 'दूसरा नंबर जाँचें',
      btnName: 'आवेदन शेयर करें',
    }),
    TRY_ANOTHER_LENDER_MSG: ({
      lender,
      nextLender,
      canApply,
      isApproved,
      amountRupees,
      lessLender,
      lessRupees,
      refusedHere,
    }) => ({
      mainTitle: refusedHere
        ? `${lender} के साथ यहाँ EMI संभव नहीं`
        : isApproved
          ? `${rupees(amountRupees)} के लिए कोई प्लान नहीं`
          : `${lender} से स्वीकृत नहीं`,
      subTitle: refusedHere
        ? shopRefusals[refusedHere](lender)
        : isApproved
          ? `${lender} ने इस ग्राहक को स्वीकृति दी है, पर ${rupees(amountRupees)} के लिए उसका कोई EMI प्लान नहीं है।`
          : 'क्षमा करें! यह नंबर इस बैंक से स्वीकृत नहीं है। दूसरे नंबर से कोशिश करें',
      primaryText: nextLender || lessLender ? 'यहाँ पूर्व-स्वीकृत' : canApply ? 'यहाँ आवेदन संभव' : '',
      secondaryText: nextLender || lessLender || canApply ? 'मोबाइल नंबर बदलें' : '',
      btnName: nextLender
        ? `${nextLender} के प्लान देखें`
        : lessLender
          ? `${lessLender} के साथ ${rupees(lessRupees)} पर आगे बढ़ें`
          : canApply
            ? 'आवेदन शेयर करें'
            : 'मोबाइल नंबर बदलें',
    }),
    APPROVED_FOR_LESS_MSG: ({ mobile, amountRupees, lessLender, lessRupees }) => ({
      mainTitle: `${rupees(amountRupees)} ग्राहक की ${rupees(lessRupees)} की लिमिट से ज़्यादा है`,
      subTitle: `${dashedMobileText(mobile)}, ${lessLender}। सबसे नज़दीकी तरीके, ग्राहक कुल कितना देंगे, उसके क्रम में:`,
      primaryText: 'यहाँ पूर्व-स्वीकृत',
      secondaryText: 'दूसरा नंबर जाँचें',
      btnName: `${rupees(lessRupees)} पर आगे बढ़ें`,
    }),
    NO_LENDERS_MSG: ({ mobile, lender, refusedHere }) => ({
      mainTitle: refusedHere ? 'इस दुकान पर EMI संभव नहीं' : 'इस नंबर के लिए कोई बैंक नहीं',
      subTitle: refusedHere
        ? shopRefusals[refusedHere](lender)
        : 'आज कोई बैंक इस पर EMI नहीं दे सकता। ग्राहक से दूसरा नंबर माँगें।',
      primaryText: `${dashedMobileText(mobile)} जाँचा गया। इससे क्रेडिट स्कोर पर असर नहीं पड़ा।`,
      secondaryText: '',
      btnName: 'मोबाइल नंबर बदलें',
    }),
  },
  preApproved: 'पूर्व-स्वीकृत',
  canApply: 'आवेदन संभव',
  changeMobile: 'मोबाइल नंबर बदलें',
} satisfies Texts<typeof agentResultMessages>;

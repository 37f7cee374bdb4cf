import type { agentMessages } from '../../../../frames/agent/messages';
import { formatRupees as rupees, spacedRupees } from '../../../format/number';
import type { Texts } from '../../define-messages';
import common from './kit/common';

export default {
  titles: {
    '/sales-app-init': 'तैयारी हो रही है',
    '/sales-emi-home': 'राशि',
    '/sales-lenders-list': 'बैंक',
    '/sales-lender-details': 'EMI प्लान',
    '/sales-support': 'सहायता',
    '/sales-session-expired': 'सत्र समाप्त',
    '/sales-agent-blocked': 'एजेंट को रोका गया है',
    '/sa-pre-eligibility-check': 'शुरुआती जाँच',
    accountBlocked: common.titles.accountBlocked,
    incompatible: common.titles.incompatible,
  },
  common: {
    home: 'होम',
    support: 'सहायता',
    retry: 'फिर कोशिश करें',
    exit: 'बाहर निकलें',
    done: 'हो गया',
    loading: 'लोड हो रहा है…',
  },
  amount: {
    heading: 'खरीदारी कितने की है?',
    intro: 'हम हर वह बैंक दिखाएँगे जो इस पर EMI देता है।',
    label: 'राशि',
    submit: 'EMI की गणना करें',
    calculating: 'गणना हो रही है…',
    invalid: 'कृपया सही राशि दर्ज करें',
    belowMin: (min) => `कृपया राशि को कम से कम ${rupees(min)} करें`,
    aboveMax: (max) => `कृपया राशि को अधिकतम ${rupees(max)} तक करें`,
    showLenders: (amount) => `${rupees(amount)} के लिए उपलब्ध बैंक दिखाएँ`,
    lendersCount: (count) => `इस स्टोर पर ${count} बैंक`,
    mobileIsAll: 'बस एक मोबाइल नंबर चाहिए।',
  },
  customer: { label: 'जाँच इनके लिए', another: 'नया ग्राहक' },
  mismatch: {
    belowTitle: 'राशि न्यूनतम से कम है',
    aboveTitle: 'राशि अधिकतम से ज़्यादा है',
    belowMin: (lender, amount, min) =>
      `क्षमा करें! ${lender} कार्डलेस EMI ${spacedRupees(amount)} के लिए उपलब्ध नहीं है, कृपया राशि को न्यूनतम ${spacedRupees(min)} करें`,
    aboveMax: (lender, amount, max) =>
      `क्षमा करें! ${lender} कार्डलेस EMI ${spacedRupees(amount)} के लिए उपलब्ध नहीं है, कृपया राशि को अधिकतम ${spacedRupees(max)} तक करें`,
    others: 'कृपया दूसरे उपलब्ध बैंक देखें या फिर जाँचने के लिए राशि बदलें',
    showLenders: 'उपलब्ध बैंक दिखाएँ',
    ok: 'ठीक है',
    updateAmount: 'राशि बदलें',
  },
  interstitial: {
    mainTitle: 'बैंकों से पूछा जा रहा है…',
    subTitle: 'इसमें कुछ सेकंड लगते हैं।',
    primaryText: 'कृपया यह स्क्रीन खुली रखें।',
  },
  error: {
    initTitle: 'ऐप शुरू नहीं हो सका',
    closeApp: 'बंद करें',
  },
  toasts: {
    linkCopied: 'लिंक कॉपी हो गया',
    copyFailed: 'कॉपी नहीं हो सका। कृपया लिंक चुनकर कॉपी करें।',
    codeSent: 'कोड भेजा गया',
    newCustomer: 'अगली जाँच नए ग्राहक के लिए होगी',
    shared: 'शेयर किया गया',
    imageDownloaded: 'चित्र डाउनलोड हो गया',
    billChanged: (amount) => `बिल अब ${rupees(amount)} है`,
  },
} satisfies Texts<typeof agentMessages>;

import type { agentOutboxMessages } from '../../../../../frames/agent/outbox/messages';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { clockText, plural } from '../../grammar';

export default {
  offer: (count) =>
    count === 0
      ? 'जाँच बाद के लिए रखें'
      : plural(count, { one: `बाद के लिए ${count} रखा है`, other: `बाद के लिए ${count} रखे हैं` }),
  title: 'बाद के लिए रखे गए',
  offlineIntro: 'इंटरनेट लौटते ही ये अपने आप भेजे जाएँगे, सबसे पुराना पहले।',
  onlineIntro: 'इंटरनेट न होने पर आपने ये रखे थे।',
  check: (amount) => `${rupees(amount)} के लिए जाँच`,
  application: (lender, userName) => `${userName} के लिए ${lender} का आवेदन`,
  waiting: (consentUntilMs) => `बाकी है। ग्राहक की सहमति ${clockText(consentUntilMs)} तक मान्य है।`,
  waitingForCode: 'बाकी है। ग्राहक ने अभी कोड नहीं बताया है।',
  going: 'भेजा जा रहा है…',
  consentOver: 'नहीं भेजा गया: ग्राहक की सहमति का समय पूरा हो गया।',
  noConsent: 'नहीं भेजा गया: ग्राहक ने अभी कोड नहीं बताया है।',
  outcome: {
    CUST_PRE_APPROVED_MSG: () => 'पूर्व-स्वीकृत',
    APPROVED_FOR_LESS_MSG: (lessRupees) => `${rupees(lessRupees)} तक स्वीकृत`,
    CUST_CREDIT_LIMIT_MSG: () => 'नई लिमिट के लिए आवेदन कर सकते हैं',
    TRY_ANOTHER_LENDER_MSG: () => 'इस बैंक के साथ EMI नहीं',
    NO_LENDERS_MSG: () => 'इस नंबर के लिए कोई बैंक नहीं',
  },
  shared: 'लिंक तैयार है',
  sendLink: 'लिंक भेजें',
  open: 'खोलें',
  askForCode: 'कोड माँगें',
  remove: 'हटाएँ',
  sendNow: 'अभी भेजें',
  another: 'जाँच रखें',
  consentHolds: (untilMs) => `इस ग्राहक की सहमति ${clockText(untilMs)} तक मान्य है।`,
  consentMissing: 'इंटरनेट लौटने पर आप इस ग्राहक से कोड माँगेंगे।',
  isKept: 'यह जाँच पहले से रखी है।',
  keepCheck: 'यह जाँच रखें',
  keepApplication: 'यह आवेदन रखें',
  full: (max) => `${max} रखे जा चुके हैं। और रखने के लिए एक हटाएँ।`,
} satisfies Texts<typeof agentOutboxMessages>;

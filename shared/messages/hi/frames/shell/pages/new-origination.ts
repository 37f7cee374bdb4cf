import type { originationMessages } from '../../../../../../frames/shell/pages/new-origination.messages';
import { claims } from '../../../../../site/claims';
import type { Texts } from '../../../../define-messages';

export default {
  title: 'नया लोन खाता',
  description: 'अपने मोबाइल नंबर से आवेदन करें और छोटे कदमों में चुकाएँ। जाँच मुफ़्त है।',
  eyebrow: 'नए ग्राहकों के लिए',
  eyebrowAt: (merchant) => `${merchant} के नए ग्राहकों के लिए`,
  heading: ['अभी कोई लोन खाता नहीं?', 'मिनटों में आवेदन करें।'],
  lead: `अपना नंबर लिखें। अगर किसी बैंक ने पूर्व-स्वीकृत नहीं किया है, तो हम दिखाते हैं कि कौन से बैंक आपका आवेदन लेते हैं, ${claims.tenureMonths} महीनों के लिए।`,
  closed: (merchant) => `${merchant} पर अभी नए आवेदन नहीं लिए जा रहे। आप फिर भी अपना नंबर जाँच सकते हैं।`,
} satisfies Texts<typeof originationMessages>;

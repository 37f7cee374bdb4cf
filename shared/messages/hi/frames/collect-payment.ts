import type { collectPaymentMessages } from '../../../../frames/collect-payment/messages';
import type { Texts } from '../../define-messages';
import { clockText } from '../grammar';

export default {
  title: 'भुगतान का अनुरोध',
  description: 'आपसे भुगतान कौन माँग रहा है, कितना और किस चीज़ के लिए।',
  from: 'भुगतान माँगने वाली दुकान',
  askedBy: (host, agentId) => `${host === null ? '' : `${host} · `}टेलीसेल्स एजेंट ${agentId} ने माँगा`,
  order: (orderId) => `ऑर्डर ${orderId}`,
  lowest: (emi) => `${emi} महीने से`,
  items: 'यह किस चीज़ के लिए है',
  pieces: (quantity) => `${quantity} नग`,
  until: (atMs) => `${clockText(atMs)} तक`,
  left: (time) => `${time} बाकी`,
  forNumber: (masked) => `${masked} के लिए। बैंक और महीने आप आगे चुनेंगे, और मुख्य तथ्यों पर सहमति देने से पहले कुछ शुरू नहीं होता।`,
  goOn: 'आगे बढ़ें',
  notMine: 'यह मेरा नहीं है',
  refusing: 'कृपया रुकें…',
  notMineText: (merchant) =>
    `“यह मेरा नहीं है” दबाने पर अनुरोध रद्द होता है और ${merchant} को बस इतना पता चलता है कि इसे मना किया गया।`,
  paying: 'इस अनुरोध के लिए एक नंबर सत्यापित हो चुका है। अगर वह आप थे, तो इसी फ़ोन पर आगे बढ़ें।',
  notRefused: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
  paid: { heading: 'भुगतान हो गया', text: 'इस ऑर्डर का भुगतान हो चुका है।', way: 'अपने डैशबोर्ड में देखें' },
  over: {
    heading: 'समय समाप्त',
    text: (atMs, merchant) => `अनुरोध ${clockText(atMs)} समाप्त हुआ। ${merchant} से नया अनुरोध माँगें।`,
  },
  cancelled: {
    heading: 'रद्द',
    text: (merchant) => `${merchant} ने अनुरोध रद्द कर दिया। कोई पैसा नहीं लिया गया।`,
  },
  refused: {
    heading: 'मना किया गया',
    text: (merchant) => `आपने अनुरोध मना कर दिया। कोई पैसा नहीं लिया गया, और ${merchant} को और कुछ पता नहीं।`,
  },
  failed: {
    heading: 'अभी भुगतान नहीं हुआ',
    text: 'बैंक ने मना किया और कोई पैसा नहीं लिया गया। इसी लिंक से आप दूसरा बैंक चुन सकते हैं।',
  },
  unknown: {
    heading: 'अनजान लिंक',
    text: 'हम इस लिंक को नहीं पहचानते। जिसने इसे चैट पर भेजा हो, उसे पैसे न दें।',
  },
} satisfies Texts<typeof collectPaymentMessages>;

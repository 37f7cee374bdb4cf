import type { disputeClerkMessages } from '../../../../../server/sandbox/dispute-clerk.messages';
import type { Texts } from '../../../define-messages';

export default {
  first: {
    DEBIT: (decider: string) =>
      `हमने इस लोन से कटी रक़में देखी हैं, और ${decider} से कहा है कि वह उन्हें अपने रिकॉर्ड से मिलाए। जवाब आते ही हम आपको बताएँगे।`,
    RETURN: (decider: string) =>
      `हमने ${decider} से पूछा है कि लौटाया सामान उस तक पहुँचा या नहीं, और पैसे कब वापस होंगे। हल निकलने तक सामान लौटाने की रसीद सँभालकर रखिए।`,
    NOT_RECEIVED: (decider: string) =>
      `हमने ${decider} से पूछा है कि ऑर्डर कहाँ और कब दिया गया। इस बीच सामान मिल जाए, तो हमें लिखिए।`,
    COST: (decider: string) =>
      `हमने काटी गई रक़म को आपके मुख्य तथ्य विवरण से मिलाया है, और ${decider} से कहा है कि वह फ़र्क समझाए या उसे ठीक करे।`,
    NOT_MINE: (decider: string) =>
      `हम इसे गंभीरता से लेते हैं। हमने ${decider} को बताया है कि यह ख़रीद आपने नहीं की, और उससे जाँचने को कहा है कि इसकी पुष्टि कैसे हुई।`,
    OTHER: () => 'लिखने के लिए धन्यवाद। हमने आपकी शिकायत पढ़ ली है और उसे देख रहे हैं।',
  },
  noted: 'धन्यवाद। हमने यह आपकी शिकायत में जोड़ दिया है।',
} satisfies Texts<typeof disputeClerkMessages>;

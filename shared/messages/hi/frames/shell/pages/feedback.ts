import type { feedbackMessages } from '../../../../../../frames/shell/pages/feedback.messages';
import type { Texts } from '../../../../define-messages';
import common from '../../kit/common';

export default {
  title: 'कैसा रहा?',
  description: 'बताएँ कि कैसा रहा, 1 से 5 तक, और हमें क्या रखना या बदलना चाहिए।',
  intro: 'एक टैप काफ़ी है। शब्दों से और मदद मिलती है।',
  rating: {
    legend: '1 यानी ख़राब से 5 यानी बहुत अच्छा तक',
    names: { 1: '1, ख़राब', 2: '5 में से 2', 3: '5 में से 3', 4: '5 में से 4', 5: '5, बहुत अच्छा' },
    bad: 'ख़राब',
    good: 'बहुत अच्छा',
    missing: '1 से 5 तक चुनें',
  },
  message: 'हम क्या रखें, क्या बदलें?',
  optional: '(वैकल्पिक)',
  count: (typed, most) => `${most} में से ${typed}`,
  mobile: { label: 'मोबाइल नंबर', hint: 'अपना, केवल तब जब हम फ़ोन कर सकें', invalid: 'मोबाइल नंबर सही नहीं है' },
  send: 'भेजें',
  sending: 'भेजा जा रहा है…',
  failed: 'भेजा नहीं गया। आपने जो लिखा वह यहीं है; फिर कोशिश करें।',
  tooMany: 'आपके नेटवर्क से अभी बहुत सारी राय आईं। एक घंटे बाद कोशिश करें।',
  offline: common.offline.text,
  intercepted: common.intercepted,
  sent: { heading: 'धन्यवाद', text: 'हम हर राय पढ़ते हैं।', again: 'कुछ और बताएँ', home: 'होम पेज पर' },
  notFor: 'पैसे की शिकायत के लिए नहीं।',
  raise: 'शिकायत दर्ज करें',
  answered: ', जवाब तारीख़ के साथ मिलेगा।',
} satisfies Texts<typeof feedbackMessages>;

import type { telesalesDeskMessages } from '../../../../../frames/telesales/desk/messages';
import type { Texts } from '../../../define-messages';
import { clockText } from '../../grammar';
import common from '../kit/common';

export default {
  agent: (agentId) => `एजेंट ${agentId}`,
  leave: 'डेस्क छोड़ें',
  parts: 'टेलीसेल्स',
  tabs: { take: 'भुगतान लें', requests: 'मेरे अनुरोध', applications: 'आवेदन' },
  failed: {
    tooMany: 'बहुत सारे लिंक भेजे गए। कृपया बाद में कोशिश करें।',
    notSent: 'लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    other: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
    offline: common.offline.text,
    intercepted: common.intercepted,
  },
  clock: clockText,
  sending: 'भेज रहे हैं…',
  again: 'फिर भेजें',
  againIn: (time) => `${time} में फिर भेजें`,
  more: 'और दिखाएँ',
  loading: 'कृपया रुकें…',
  over: {
    title: 'कृपया डेस्क फिर खोलें',
    text: (isKept) =>
      isKept
        ? 'आपका सत्र समाप्त हो गया (1402)। आपने जो लिखा, वह एक घंटे तक रखा है। आगे बढ़ने के लिए अपनी दुकान के पेज से डेस्क खोलें।'
        : 'आपका सत्र समाप्त हो गया (1402)। आपने जो लिखा, वह नहीं रखा गया। आगे बढ़ने के लिए अपनी दुकान के पेज से डेस्क खोलें।',
  },
  blocked: {
    title: 'आप इस डेस्क पर काम नहीं कर सकते',
    text: () => 'आपकी दुकान ने इस एजेंट को ब्लॉक किया है (4070)। कृपया अपने सुपरवाइज़र से पूछें।',
  },
} satisfies Texts<typeof telesalesDeskMessages>;

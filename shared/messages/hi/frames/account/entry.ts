import type { entryMessages } from '../../../../../frames/account/entry.messages';
import type { Texts } from '../../../define-messages';
import identity from '../identity';

export default {
  title: 'मेरा खाता',
  answerTitle: 'बैंकों का जवाब',
  verified: 'आपका नंबर सत्यापित हो गया है।',
  description: 'अपने मोबाइल नंबर और OTP से लॉग इन करें।',
  heading: 'अपना मोबाइल नंबर लिखें',
  intro: 'EMI की जाँच करें',
  note: 'इस नंबर पर आपको OTP मिलेगा',
  placeholder: 'मोबाइल नंबर लिखें',
  send: 'OTP भेजें',
  sending: identity.mobile.sending,
  needsScript: 'लॉगिन के लिए ब्राउज़र में स्क्रिप्ट चालू होनी चाहिए। बाकी सब उसके बिना पढ़ा जा सकता है।',
  sessionOver: {
    heading: '30 मिनट बाद आप लॉग आउट हो गए',
    text: 'आपकी सुरक्षा के लिए। आपका लिखा हुआ इस फ़ोन या कंप्यूटर में एक घंटे तक रहता है।',
    home: 'होम पेज पर जाएँ',
  },
  loggedOut: 'आप लॉग आउट हो गए हैं।',
  welcome: {
    back: 'फिर से स्वागत है।',
    methods: { OTP: 'पिछली बार की तरह आप OTP से लॉग इन करेंगे।' },
    line: 'आपकी क्रेडिट लाइन चालू है: लॉग इन करके देखें कि आप कितना खर्च कर सकते हैं।',
  },
  restored: 'जो नंबर आपने पहले लिखा था, वह यहीं है।',
} satisfies Texts<typeof entryMessages>;

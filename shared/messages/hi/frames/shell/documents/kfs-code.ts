import type { kfsCodeMessages } from '../../../../../../frames/shell/documents/kfs-code.messages';
import { mobileText } from '../../../../../format/mobile-text';
import type { Texts } from '../../../../define-messages';

export default {
  title: 'अपना मुख्य तथ्य विवरण खोलें',
  text: (masked) => `हम ${mobileText(masked)} पर OTP भेजेंगे। यह लोन इसी नंबर से लिया गया था।`,
  send: 'OTP भेजें',
  sent: (masked, minutes) => `${mobileText(masked)} पर भेजा गया OTP लिखें। यह ${minutes} मिनट तक मान्य है।`,
  code: 'OTP',
  submit: 'विवरण खोलें',
  again: 'दूसरा OTP भेजें',
  wrong: (left) => `यह OTP सही नहीं है। आप ${left} बार और कोशिश कर सकते हैं।`,
  expired: 'यह OTP अब नहीं चलेगा। नया OTP मँगाएँ।',
  blocked: 'कई बार गलत OTP लिखा गया। 30 मिनट बाद फिर कोशिश करें।',
  tooSoon: 'OTP अभी-अभी भेजा गया है। दूसरा मँगाने से पहले थोड़ा रुकें।',
  notSent: 'OTP नहीं भेजा जा सका। एक मिनट में फिर कोशिश करें।',
  busyNetwork: 'आपके नेटवर्क से बहुत सारे OTP भेजे जा चुके हैं। कुछ मिनट बाद फिर कोशिश करें, या कोई दूसरा नेटवर्क इस्तेमाल करें।',
} satisfies Texts<typeof kfsCodeMessages>;

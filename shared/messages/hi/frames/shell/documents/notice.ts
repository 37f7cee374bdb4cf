import type { noticeMessages } from '../../../../../../frames/shell/documents/notice.messages';
import type { Texts } from '../../../../define-messages';
import deadLink from '../../../shared/site/dead-link';

export default {
  unknownPage: {
    title: 'यहाँ कोई पेज नहीं है',
    text: 'पता अधूरा या पुराना हो सकता है। जहाँ से आए थे वहाँ लौटें, या दुकान को फिर से खोलें।',
  },
  badAddress: {
    title: 'यह पता पढ़ा नहीं जा सकता',
    text: 'इसके कुछ अक्षर ग़लत हैं। पूरा पता फिर से कॉपी करें।',
  },
  fault: {
    title: 'हमारी ओर से कुछ ग़लत हुआ',
    text: 'इसमें आपकी कोई ग़लती नहीं है। थोड़ी देर में पेज फिर से खोलें।',
  },
  unavailable: {
    title: 'थोड़ी देर के लिए उपलब्ध नहीं',
    text: 'कुछ भी खोया नहीं है। थोड़ी देर में यह अपने आप आगे बढ़ेगा।',
  },
  notBuilt: {
    title: 'यह पेज अभी बना नहीं है',
    text: 'बिल्ड चलाएँ और पेज फिर से खोलें।',
  },
  noMerchant: {
    title: 'दुकान का नाम नहीं है',
    text: 'यह पेज दुकान के पेज के अंदर खुलता है और इसके पते में दुकान का संकेत होता है (?merchantKey=…)।',
  },
  onlyFramed: {
    title: 'यह पेज दुकान के पेज के अंदर खुलता है',
    text: 'दुकान के पेज पर जाएँ और वहाँ EMI चुनें।',
  },
  unknownMerchant: {
    title: 'दुकान नहीं मिली',
    text: 'इस पते के संकेत से कोई दुकान दर्ज नहीं है।',
  },
  deadLink: deadLink,
  closedStatement: {
    title: 'यह विवरण नहीं दिखाया जा सकता',
    text: 'इसका पता अधूरा है या इसका समय निकल गया। विवरण चेकआउट में, या अपने लोन के SMS में आए लिंक से फिर खोलें।',
  },
  tooOften: {
    title: 'थोड़े समय में बहुत बार कोशिश हुई',
    text: 'कृपया रुकें। एक मिनट में यह अपने आप आगे बढ़ेगा।',
  },
  nothingToApprove: {
    title: 'मंज़ूर करने को कुछ नहीं',
    text: 'यह पता किसी भुगतान का नहीं है।',
  },
  nothingToFinish: {
    title: 'पूरा करने को कुछ नहीं',
    text: 'यह पता किसी आवेदन का नहीं है।',
  },
  nothingToRegister: {
    title: 'दर्ज करने को कुछ नहीं',
    text: 'यह पता अधूरा है या इसका समय निकल गया। नया पता माँगें।',
  },
} satisfies Texts<typeof noticeMessages>;

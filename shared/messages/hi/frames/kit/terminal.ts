import type { terminalMessages } from '../../../../../frames/kit/terminal.messages';
import type { Texts } from '../../../define-messages';
import common from './common';

export default {
  accountBlocked: {
    title: common.titles.accountBlocked,
    before: 'कई बार गलत कोशिश होने के कारण आपकी पहुँच रोक दी गई है। किसी भी प्रश्न के लिए ',
    after: ' पर संपर्क करें।',
    goBack: 'वापस जाएँ',
  },
  incompatible: {
    title: common.titles.incompatible,
    text: 'यह ब्राउज़र स्टोरेज रोक रहा है, जिसके बिना हम यहाँ आपको सुरक्षित नहीं रख सकते।',
    steps: ['प्राइवेट या इनकॉग्निटो मोड छोड़ें', 'कुकी और साइट डेटा की अनुमति दें', 'या पेज को Chrome, Safari या Edge में खोलें'],
    tryAgain: 'फिर कोशिश करें',
  },
  sessionExpired: { title: 'आपका सत्र समाप्त हो गया है' },
} satisfies Texts<typeof terminalMessages>;

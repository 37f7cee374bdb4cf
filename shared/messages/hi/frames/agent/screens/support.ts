import type { agentSupportMessages } from '../../../../../../frames/agent/screens/support/messages';
import type { Texts } from '../../../../define-messages';

export default {
  title: 'हम कैसे मदद करें?',
  intro: 'स्टोर टीमों के लिए सहायता।',
  call: 'सहायता को कॉल करें',
  hours: 'सोमवार से शनिवार, सुबह 9 से रात 9 बजे',
  email: 'सहायता को ईमेल करें',
  questionsTitle: 'आम प्रश्न',
  questions: [
    {
      question: 'ग्राहक को कोड नहीं मिला',
      answer: '30 सेकंड रुकें, फिर "फिर भेजें" दबाएँ। जाँचें कि नंबर 10 अंकों का है और 6 से 9 के बीच के अंक से शुरू होता है।',
    },
    {
      question: 'कौन से बैंक उपलब्ध हैं?',
      answer: 'खरीदारी की राशि दर्ज करें। सूची में आपके स्टोर के वे सभी बैंक दिखेंगे जो उस पर लोन देते हैं।',
    },
    {
      question: 'आवेदन कैसे शेयर करें?',
      answer: 'ग्राहक की जाँच करें। आवेदन संभव हो तो "आवेदन शेयर करें" दबाएँ और लिंक WhatsApp पर भेजें।',
    },
    {
      question: 'क्या जाँच से क्रेडिट स्कोर पर असर पड़ता है?',
      answer: 'नहीं। जाँच मुफ़्त है और क्रेडिट स्कोर वैसा ही रहता है।',
    },
  ],
} satisfies Texts<typeof agentSupportMessages>;

import type { applicationQuestionMessages } from '../../../../../frames/new-to-bank/question.messages';
import type { Texts } from '../../../define-messages';

export default {
  open: 'इस आवेदन के बारे में पूछिए',
  heading: 'इस आवेदन के बारे में पूछिए',
  topic: 'किस बारे में',
  topics: { STATUS: 'आवेदन की स्थिति', REJECTION: 'मना होना', DETAILS: 'मेरा विवरण', OTHER: 'कुछ और' },
  message: 'आपका प्रश्न',
  missing: 'कृपया अपना प्रश्न लिखिए',
  send: 'प्रश्न भेजिए',
  sending: 'भेजा जा रहा है…',
  sent: (ticketId) => `आपके प्रश्न का नंबर ${ticketId} है। हम SMS या फ़ोन से उत्तर देंगे।`,
} satisfies Texts<typeof applicationQuestionMessages>;

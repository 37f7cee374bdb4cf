import type { dashboardMessages } from '../../../../../frames/dashboard/owed/messages';
import { brand } from '../../../../brand';
import type { Texts } from '../../../define-messages';

export default {
  description: 'आपको कितना और कब चुकाना है, और आपने क्या ख़रीदा है।',
  help: 'मदद लें',
  left: 'चुकाना बाकी',
  leftOf: (sum, loans) => `${loans} लोन के कुल ${sum} में से, ब्याज समेत`,
  nothingLeft: 'आपको कुछ नहीं चुकाना है।',
  paid: 'चुकाया',
  active: 'चालू',
  discount: 'छूट में वापस मिला',
  chartLabel: 'हर महीने कितना चुकाना है',
  overdue: (sum, day) => `${day} को ${sum} चुकाने थे, पर डेबिट नहीं हो पाया।`,
  seeOverdue: 'देखें कि क्या करना है',
  recent: 'लेन-देन',
  seeAll: (count) => `सभी ${count} देखें`,
  figures: {
    heading: 'ये रकमें कहाँ से आईं',
    readOn: (moment) => `आपके बैंकों की किस्तों से, ${moment}`,
    loan: 'लोन',
    toRepay: 'कुल चुकाना है',
    paid: 'चुकाया',
    left: 'बाकी',
    next: 'अगली',
    together: 'कुल',
  },
  upcoming: { heading: 'आने वाली EMI', emi: (number, title) => `EMI ${number}, ${title}` },
  payYourself: 'यह आप ख़ुद बैंक को चुकाते हैं',
  ways: {
    heading: 'वाउचर और लिमिट',
    voucher: (rupees) => `Rs. ${rupees} का गिफ़्ट वाउचर`,
    ends: (merchant, day) => `${merchant} · ${day} तक`,
    comes: (merchant, day) => `${merchant} · ${day} तक आएगा`,
    limits: 'मैं अभी और कितना ख़र्च कर सकता/सकती हूँ?',
    checkLimits: 'हर बैंक में अपनी लिमिट देखें',
  },
  none: {
    heading: 'अभी कोई कदम नहीं',
    text: `${brand.name} से आप जो ख़रीदेंगे, वह हर EMI के साथ यहाँ दिखेगा।`,
    shop: 'ख़रीदारी शुरू करें',
  },
} satisfies Texts<typeof dashboardMessages>;

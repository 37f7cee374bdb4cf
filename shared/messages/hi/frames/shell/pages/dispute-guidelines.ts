import type { guidelinesMessages } from '../../../../../../frames/shell/pages/dispute-guidelines.messages';
import { brand } from '../../../../../brand';
import { DISPUTE_ANSWER_WORKING_DAYS, OMBUDSMAN_AFTER_DAYS } from '../../../../../rules/disputes/dates';
import type { Texts } from '../../../../define-messages';

export default {
  title: 'लिखने से पहले',
  description: 'ख़रीद या लोन की शिकायत किसे लिखें, जवाब कब मिलेगा, और फ़ैसला कौन करता है।',
  help: 'मदद',
  here: 'जानकारी',
  lead: 'चार दरवाज़े। हर एक पर लिखा है कि वह आपके लिए कब से खुला है।',
  doors: [
    {
      title: `${brand.name} सहायता`,
      when: `पहला जवाब ${DISPUTE_ANSWER_WORKING_DAYS} कामकाजी दिनों में`,
      text: `शिकायत दर्ज करके, या ${brand.supportEmail} पर लिखकर`,
    },
    {
      title: `${brand.name} का शिकायत विभाग`,
      when: '8वें दिन से',
      text: `${brand.supportEmail} पर, अपने शिकायत नंबर के साथ`,
    },
    {
      title: 'आपके बैंक का शिकायत अधिकारी',
      when: 'कभी भी',
      text: 'फ़ोन और ईमेल नीचे, और आपके मुख्य तथ्य विवरण में हैं',
    },
    { title: 'RBI लोकपाल', when: `${OMBUDSMAN_AFTER_DAYS}वें दिन से`, text: 'cms.rbi.org.in पर, बिना शुल्क' },
  ],
  hand: {
    heading: 'साथ रखिए',
    lines: [
      'जिस ख़रीद की बात है: उसे आप सूची से चुनेंगे',
      'जो रक़म कटी, उसकी तारीख़ और राशि',
      'स्टेटमेंट या तस्वीर, JPG, PNG या PDF, 2 MB तक',
    ],
  },
  decides: {
    heading: 'कौन क्या तय करता है',
    heads: { about: 'किस बारे में', by: 'कौन तय करता है', time: 'आम तौर पर समय' },
    lender: 'बैंक',
    shop: 'दुकान',
    care: `${brand.name} सहायता`,
    rows: {
      debit: 'ग़लत या दो बार कटी रक़म',
      shop: 'लौटाया, या मिला नहीं',
      cost: 'ख़र्च मुख्य तथ्यों से अलग',
      notMine: 'यह ख़रीद मेरी नहीं',
      other: 'कुछ और',
    },
    days: (workingDays) => `${workingDays} कामकाजी दिन`,
    pause: 'ख़रीद की शिकायत खुली रहने तक उसके लोन में वह रुका रहता है जो बैंक रोकने देता है। फ़ॉर्म में लिखा है कि वह क्या है।',
  },
  officers: {
    heading: 'बैंकों और लोन कंपनियों के शिकायत अधिकारी',
    heads: { lender: 'बैंक या लोन कंपनी', officer: 'नोडल अधिकारी' },
    more: 'हर बैंक और लोन कंपनी की पूरी जानकारी देखें',
  },
  never: { heading: 'कभी न भेजें', text: 'OTP, PIN, कार्ड का पूरा नंबर या पूरा PAN। हम ये नहीं माँगते।' },
  raise: 'शिकायत दर्ज करें',
  tickets: 'मेरी शिकायतें देखें',
} satisfies Texts<typeof guidelinesMessages>;

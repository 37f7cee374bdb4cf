import type { declineReasonsMessages } from '../../../../../frames/verify-details/decline-reasons.messages';
import type { Texts } from '../../../define-messages';

export default {
  details: {
    notMine: 'यह मेरा आवेदन नहीं है',
    wrongName: 'मेरा नाम गलत है',
    wrongEmail: 'मेरा ईमेल गलत है',
    wrongDateOfBirth: 'मेरी जन्म तिथि गलत है',
    wrongPan: 'मेरा PAN गलत है',
    wrongPincode: 'मेरा पिनकोड गलत है',
    wrongIncome: 'मेरी आमदनी या EMI गलत है',
  },
  offer: {
    notAsked: 'मैंने यह नहीं माँगा',
    notExplained: 'मुझे यह समझाया नहीं गया',
    notNow: 'मुझे अभी ज़रूरत नहीं',
    tooCostly: 'यह बहुत महँगा है',
    otherLender: 'मुझे दूसरा बैंक चाहिए',
    noSharing: 'अपनी जानकारी देना मुझे मंज़ूर नहीं',
  },
} satisfies Texts<typeof declineReasonsMessages>;

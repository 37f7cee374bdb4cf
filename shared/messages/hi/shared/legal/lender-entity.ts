import type { lenderEntityMessages } from '../../../../legal/lender-entity.messages';
import type { Texts } from '../../../define-messages';

export default {
  heading: 'लोन कौन देता है',
  line: 'लोन देने वाली कंपनी, और उसका शिकायत अधिकारी।',
  noLender: 'अभी कोई बैंक या लोन कंपनी जुड़ी नहीं है। जुड़ने पर उसकी जानकारी और उसका शिकायत अधिकारी यहाँ दिखेगा।',
  legalName: 'पंजीकृत नाम',
  type: 'प्रकार',
  types: {
    BANK: 'बैंक',
    STATUTORY_BANK: 'संसद के अधिनियम से स्थापित बैंक',
    NBFC: 'गैर-बैंकिंग वित्तीय कंपनी (NBFC)',
    HFC: 'आवास वित्त कंपनी (HFC)',
  },
  registration: 'RBI पंजीकरण',
  cin: 'कंपनी पहचान संख्या (CIN)',
  office: 'पंजीकृत कार्यालय',
  website: 'वेबसाइट',
  officers: {
    PRINCIPAL_NODAL_OFFICER: 'प्रधान नोडल अधिकारी',
    NODAL_GRIEVANCE_OFFICER: 'नोडल शिकायत अधिकारी',
  },
} satisfies Texts<typeof lenderEntityMessages>;

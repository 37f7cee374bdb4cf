import type { kfsScreenMessages } from '../../../../../../frames/checkout/screens/kfs.messages';
import { formatPaise } from '../../../../../format/number';
import type { Texts } from '../../../../define-messages';

const the = (lender: string): string => lender || 'बैंक';

export default {
  from: (lender) => `${the(lender)} की ओर से। सहमति देने से पहले कृपया पढ़ें।`,
  loading: 'आपका विवरण आ रहा है…',
  changed: 'विवरण बदल गया है। सहमति देने से पहले कृपया उसे फिर पढ़ें।',
  consent: (loan, lender) =>
    `मैंने मुख्य तथ्य विवरण पढ़ लिया है और ${the(lender)} से ${formatPaise(loan)} उधार लेने के लिए सहमत हूँ।`,
  aprShort: (percent) => `APR ${percent}%`,
  readOn: 'आगे पढ़ें',
  agree: 'सहमत हूँ, आगे बढ़ें',
  agreeing: 'कृपया प्रतीक्षा करें…',
} satisfies Texts<typeof kfsScreenMessages>;

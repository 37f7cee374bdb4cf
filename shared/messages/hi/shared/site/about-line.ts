import { brand } from '../../../../brand';
import type { aboutLineMessages } from '../../../../site/about-line.messages';
import type { Texts } from '../../../define-messages';

export default {
  text: `आपके मोबाइल नंबर पर बिना कार्ड EMI। लोन हमारे साझेदार बैंक देते हैं; ${brand.name} उसे इस्तेमाल करने में आपकी मदद करता है।`,
} satisfies Texts<typeof aboutLineMessages>;

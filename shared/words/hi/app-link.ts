import { brand } from '../../brand';
import { mobileText } from '../../format/mobile-text';
import type { Language } from '../language';

export const appLink: Language['appLink'] = {
  send: `${brand.name} ऐप का लिंक SMS से पाएँ`,
  sending: 'भेजा जा रहा है…',
  sent: (maskedMobile) => `ऐप का लिंक ${mobileText(maskedMobile)} पर भेजा जा रहा है।`,
};

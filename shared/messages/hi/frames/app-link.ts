import type { appLinkMessages } from '../../../../frames/app-link/messages';
import { brand } from '../../../brand';
import { mobileText } from '../../../format/mobile-text';
import type { Texts } from '../../define-messages';

export default {
  send: `${brand.name} ऐप का लिंक SMS से पाएँ`,
  sending: 'भेजा जा रहा है…',
  sent: (maskedMobile) => `ऐप का लिंक ${mobileText(maskedMobile)} पर भेजा जा रहा है।`,
} satisfies Texts<typeof appLinkMessages>;

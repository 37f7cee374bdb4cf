import { brand } from '../brand';
import { defineMessages } from '../messages/define-messages';

/** Description of the product in the site's footer and web manifest. */
export const aboutLineMessages = defineMessages(
  {
    text: `Card-less EMI on your mobile number. Credit is given by our lending partners; ${brand.name} helps you use it.`,
  },
  import.meta.glob('/shared/messages/*/shared/site/about-line.ts', { import: 'default' }),
);

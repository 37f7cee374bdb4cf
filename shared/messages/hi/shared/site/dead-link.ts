import type { deadLinkMessages } from '../../../../site/dead-link.messages';
import type { Texts } from '../../../define-messages';

export default {
  title: 'यह लिंक काम नहीं करता',
  text: 'यह पुराना या अधूरा हो सकता है। दुकान से नया लिंक माँगें।',
} satisfies Texts<typeof deadLinkMessages>;

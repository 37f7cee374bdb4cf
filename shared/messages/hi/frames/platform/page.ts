import type { pageMessages } from '../../../../../frames/platform/page/messages';
import type { Texts } from '../../../define-messages';

export default {
  coming: 'खुल रहा है',
  failed: {
    heading: 'यह नहीं खुल पाया',
    text: 'कुछ नहीं बदला है। फिर से कोशिश करें।',
  },
} satisfies Texts<typeof pageMessages>;

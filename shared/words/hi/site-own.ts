import type { Language } from '../language';

export const siteOwn: Language['siteOwn'] = {
  coming: 'खुल रहा है',
  failed: {
    heading: 'यह नहीं खुल पाया',
    text: 'कुछ नहीं बदला है। फिर से कोशिश करें।',
  },
};

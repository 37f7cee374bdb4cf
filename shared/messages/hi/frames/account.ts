import type { accountMessages } from '../../../../frames/account/messages';
import type { Texts } from '../../define-messages';

export default {
  heading: 'मेरा खाता',
  notOpen: 'मेरा खाता नहीं खुला',
  asking: (names, others) => `हम ${names}${others > 0 ? ` और ${others} अन्य` : ''} से पूछ रहे हैं।`,
  verified: 'सत्यापित',
  logOut: 'लॉग आउट करें',
  logOutAll: 'हर जगह से लॉग आउट करें',
  stays: 'इस फ़ोन या कंप्यूटर पर आप 30 मिनट तक लॉग इन रहते हैं।',
} satisfies Texts<typeof accountMessages>;

import type { applicationFieldsMessages } from '../../../../../frames/new-to-bank/fields.messages';
import type { Texts } from '../../../define-messages';

export default {
  fields: {
    userName: 'पूरा नाम',
    email: 'ईमेल',
    dateOfBirth: 'जन्म तिथि',
    pan: 'PAN',
    pincode: 'आपके घर का पिनकोड',
  },
  issues: {
    userName: 'कृपया अपना नाम अक्षरों में दर्ज करें',
    email: 'कृपया सही ईमेल पता दर्ज करें',
    dateOfBirth: 'कृपया सही तिथि दर्ज करें। आयु 21 वर्ष या अधिक होनी चाहिए',
    pan: 'कृपया सही PAN दर्ज करें, जैसे ABCDE1234F',
    pincode: 'कृपया 6 अंकों का सही पिनकोड दर्ज करें',
  },
  placeholders: {
    dateOfBirth: 'DD/MM/YYYY',
    pan: 'ABCDE1234F',
    pincode: '560001',
  },
} satisfies Texts<typeof applicationFieldsMessages>;

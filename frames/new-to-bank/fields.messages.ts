import { defineMessages } from '../../shared/messages/define-messages';
/** Fields of an application, for customers and agents. */
export const applicationFieldsMessages = defineMessages(
  {
    fields: {
      userName: 'Full name',
      email: 'Email',
      dateOfBirth: 'Date of birth',
      pan: 'PAN',
      pincode: 'Home pincode',
    },
    issues: {
      userName: 'Please enter your name, in letters',
      email: 'Please enter valid email address',
      dateOfBirth: 'Please enter a valid date. You must be 21 or above',
      pan: 'Please enter a valid PAN, like ABCDE1234F',
      pincode: 'Please enter a valid pincode of 6 digits',
    },
    /** In fields that are empty. */
    placeholders: {
      dateOfBirth: 'DD/MM/YYYY',
      pan: 'ABCDE1234F',
      pincode: '560001',
    },
  },
  import.meta.glob('/shared/messages/*/frames/new-to-bank/fields.ts', { import: 'default' }),
);

import { defineMessages } from '../../shared/messages/define-messages';
import { identityMessages } from '../identity/messages';

/** Number and OTP at `/account` and `/login`. Other texts come from `identity`. Verbatim: S1§2.4. */
export const entryMessages = defineMessages(
  {
    title: 'My Account',
    /** Title of the window with the lenders' answer. */
    answerTitle: 'What the lenders say',
    verified: 'Your number is verified.',
    description: 'Log in with your mobile number and an OTP.',
    heading: 'Enter Your Mobile Number',
    intro: 'Check your eligibility',
    note: 'You will get an OTP on this number',
    placeholder: 'Enter Mobile Number',
    send: 'SEND OTP',
    sending: identityMessages.english.mobile.sending,
    /** Without scripts. */
    needsScript: 'To log in, your browser has to run scripts. Everything else can be read without.',
    sessionOver: {
      heading: 'Logged out after 30 minutes',
      text: 'For your safety. What you have typed is kept on this device for an hour.',
      home: 'Go to the home page',
    },
    loggedOut: 'You are logged out.',
    /** For a user who has logged in on this device before. */
    welcome: {
      back: 'Welcome back.',
      methods: { OTP: 'As last time, you log in with an OTP.' },
      line: 'Your credit line is active: log in to see what you can spend.',
    },
    restored: 'The number that you typed before is still here.',
  },
  import.meta.glob('/shared/messages/*/frames/account/entry.ts', { import: 'default' }),
);

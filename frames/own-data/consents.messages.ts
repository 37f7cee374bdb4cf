import { brand } from '../../shared/brand';
import { defineMessages } from '../../shared/messages/define-messages';
import { momentText } from '../../shared/messages/en/grammar';

/** `/account/consents`. */
export const consentsMessages = defineMessages(
  {
    title: 'What you agreed to',
    description: 'Every yes you gave us, with its date and the exact text of that day.',
    intro: 'Every yes you gave us, with its date and the exact text of that day.',
    moment: momentText,
    columns: { text: 'Text', version: 'Version', when: 'When', state: 'State' },
    kinds: {
      TERMS: (): string => 'Terms of use',
      WHATSAPP: (): string => 'WhatsApp updates',
      SHARE_CODE: (about: string) => `Check my EMI options at ${about}`,
      APPLICATION: (about: string) => `Share my details with ${about}`,
      KFS: (about: string) => `Key facts statement: ${about}`,
    },
    /** Where it was. */
    places: {
      SITE: () => `on ${brand.name}`,
      WIDGET: (merchant: string) => `in the shop of ${merchant}`,
      CHECKOUT: (merchant: string) => `paying at ${merchant}`,
      TILL: (merchant: string) => `in a store of ${merchant}`,
    },
    order: (orderId: string) => `order ${orderId}`,
    fingerprint: (start: string) => `fingerprint ${start}…`,
    states: {
      NEEDED: `Needed to use ${brand.name}`,
      CONTRACT: 'Contract, stays until the loan ends',
      USED: 'Used once, over',
      STANDING: 'You can withdraw',
      REPLACED: 'Replaced by a newer text',
      WITHDRAWN: 'Withdrawn',
    },
    /** What pressing a name does. */
    read: (name: string) => `Read ‘${name}’`,
    close: 'Close',
    /** Replaces a text that is not stored. */
    noText: 'We kept only the fingerprint of this text, not its words.',
    openStatement: 'Open the statement as you agreed to it',
    textFailed: 'The text didn’t come. Please try again.',
    withdraw: 'Withdraw',
    withdrawNamed: (name: string) => `Withdraw ‘${name}’`,
    question: {
      title: (name: string) => `Withdraw ‘${name}’?`,
      text: 'From now no message on WhatsApp. EMI dates still come by SMS, which your lender has to send.',
      keep: 'Keep it',
      busy: 'Withdrawing…',
      failed: 'It was not withdrawn. Please try again.',
    },
    withdrawn: {
      heading: 'Withdrawn',
      retained: 'kept as proof',
      from: (given: string, back: string) => `agreed ${given}, withdrawn ${back}`,
    },
    done: 'Withdrawn',
    earlier: 'Earlier texts',
    never: 'Withdrawing never makes a loan dearer and never ends one.',
    officer: 'Data protection officer',
    none: { heading: 'Nothing yet', text: 'You have not agreed to anything.' },
    held: 'What we hold about you',
  },
  import.meta.glob('/shared/messages/*/frames/own-data/consents.ts', { import: 'default' }),
);

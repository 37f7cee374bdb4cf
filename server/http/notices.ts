import type { PageLanguage } from './page-language';

interface Words {
  readonly title: string;
  readonly text: string;
}

const shopsPage: Readonly<Record<PageLanguage, Words>> = {
  en: {
    title: 'No merchant named',
    text: 'This page opens inside a merchant’s page, with the merchant’s key in its address (?merchantKey=…).',
  },
  hi: {
    title: 'दुकान का नाम नहीं है',
    text: 'यह पेज दुकान के पेज के अंदर खुलता है और इसके पते में दुकान की key होती है (?merchantKey=…)।',
  },
};

/** What a page of ours says instead of what was asked for: the status it has, and its words. */
export const notices = {
  unknownPage: {
    status: 404,
    en: {
      title: 'There is no page here',
      text: 'The address may be incomplete or out of date. Go back to where you came from, or open the shop again.',
    },
    hi: {
      title: 'यहाँ कोई पेज नहीं है',
      text: 'पता अधूरा या पुराना हो सकता है। जहाँ से आए थे वहाँ लौटें, या दुकान को फिर से खोलें।',
    },
  },
  badAddress: {
    status: 400,
    en: {
      title: 'This address cannot be read',
      text: 'Some of its characters are wrong. Copy the whole address again.',
    },
    hi: { title: 'यह पता पढ़ा नहीं जा सकता', text: 'इसके कुछ अक्षर ग़लत हैं। पूरा पता फिर से कॉपी करें।' },
  },
  fault: {
    status: 500,
    en: { title: 'Something went wrong on our side', text: 'It is not your doing. Load the page again in a moment.' },
    hi: { title: 'हमारी ओर से कुछ ग़लत हुआ', text: 'इसमें आपकी कोई ग़लती नहीं है। थोड़ी देर में पेज फिर से खोलें।' },
  },
  unavailable: {
    status: 503,
    en: { title: 'Not available for a moment', text: 'Nothing is lost. Load the page again in a minute.' },
    hi: { title: 'थोड़ी देर के लिए उपलब्ध नहीं', text: 'कुछ भी खोया नहीं है। एक मिनट में पेज फिर से खोलें।' },
  },
  notBuilt: {
    status: 503,
    en: { title: 'This page is not built yet', text: 'Run the build and load the page again.' },
    hi: { title: 'यह पेज अभी बना नहीं है', text: 'Build चलाएँ और पेज फिर से खोलें।' },
  },
  noMerchant: { status: 400, ...shopsPage },
  unknownMerchant: {
    status: 404,
    en: { title: 'Unknown merchant', text: 'No merchant is registered with the key in this address.' },
    hi: { title: 'दुकान नहीं मिली', text: 'इस पते की key से कोई दुकान दर्ज नहीं है।' },
  },
  deadLink: {
    status: 404,
    en: { title: 'This link does not work', text: 'It may be old or incomplete. Ask the shop for a new one.' },
    hi: { title: 'यह लिंक काम नहीं करता', text: 'यह पुराना या अधूरा हो सकता है। दुकान से नया लिंक माँगें।' },
  },
  closedStatement: {
    status: 404,
    en: {
      title: 'This statement cannot be shown',
      text: 'Its address is valid for 10 minutes. Open the statement again in the checkout.',
    },
    hi: {
      title: 'यह विवरण नहीं दिखाया जा सकता',
      text: 'इसका पता 10 मिनट तक चलता है। चेकआउट में विवरण फिर से खोलें।',
    },
  },
  nothingToApprove: {
    status: 404,
    en: { title: 'Nothing to approve', text: 'This address belongs to no payment.' },
    hi: { title: 'मंज़ूर करने को कुछ नहीं', text: 'यह पता किसी भुगतान का नहीं है।' },
  },
  nothingToFinish: {
    status: 404,
    en: { title: 'Nothing to finish', text: 'This address belongs to no application.' },
    hi: { title: 'पूरा करने को कुछ नहीं', text: 'यह पता किसी आवेदन का नहीं है।' },
  },
  nothingToRegister: {
    status: 404,
    en: { title: 'Nothing to register', text: 'This address is incomplete or past its time. Ask for a new one.' },
    hi: { title: 'दर्ज करने को कुछ नहीं', text: 'यह पता अधूरा है या इसका समय निकल गया। नया पता माँगें।' },
  },
} as const satisfies Record<string, { readonly status: number } & Readonly<Record<PageLanguage, Words>>>;

export type NoticeName = keyof typeof notices;

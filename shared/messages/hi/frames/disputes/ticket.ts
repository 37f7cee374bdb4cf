import type { ticketsMessages } from '../../../../../frames/disputes/ticket.messages';
import { brand } from '../../../../brand';
import { dayText } from '../../../../format/day-text';
import type { Texts } from '../../../define-messages';
import { monthNames } from '../../grammar';
import common from '../kit/common';

const day = (of: string): string => dayText(of, monthNames);

export default {
  status: {
    RECEIVED: 'मिल गई',
    IN_REVIEW: 'देखी जा रही है',
    WITH_LENDER: 'बैंक के पास',
    WITH_SHOP: 'दुकान के पास',
    CLOSED: 'बंद',
  },
  list: {
    title: 'आपकी शिकायतें',
    none: { heading: 'कोई शिकायत नहीं', text: 'ख़रीद या लोन में कुछ ग़लत हो, तो शिकायत दर्ज करें।' },
    raise: 'शिकायत दर्ज करें',
    updated: (of) => `${day(of)} को बदली`,
  },
  ticket: {
    heading: (id) => `शिकायत ${id}`,
    updated: (at) => `आख़िरी बदलाव ${at}`,
    steps: 'कहाँ तक पहुँची',
    done: 'हो गया',
    now: 'अभी',
    waiting: 'बाकी',
    next: {
      care: (by) => `आगे: हम ${day(by)} तक जवाब देंगे`,
      decider: (who, by) => `आगे: ${who} ${day(by)} तक जवाब देगा`,
      decided: (by) => `आगे: हम ${day(by)} तक फ़ैसला करेंगे`,
      text: 'आपको SMS से पता चलेगा।',
    },
    thread: {
      label: 'संदेश',
      you: 'आप',
      care: `${brand.name} सहायता`,
      PAUSED: 'रोक शुरू हुई',
      RESUMED: 'रोक हट गई',
      PASSED_ON: (who) => `${who} को भेजी गई`,
      CLOSED: 'बंद हुई',
      REOPENED: 'फिर से खुली',
    },
    reply: { label: 'जवाब लिखें', send: 'भेजें', sending: 'भेज रहे हैं…', empty: 'पहले कुछ लिखें' },
    facts: { purchase: 'ख़रीद', price: 'कीमत', payment: 'भुगतान', lender: 'बैंक', opened: 'दर्ज हुई' },
    close: {
      open: 'हल हो गया, बंद करें',
      question: 'शिकायत बंद करें?',
      pauses: 'लोन पर जो रुका है, वह फिर चलने लगेगा।',
      again: 'इसे 30 दिन तक फिर से खोल सकते हैं।',
      yes: 'बंद करें',
      no: 'खुली रहने दें',
    },
    reopen: 'फिर से खोलें',
    over: 'यह शिकायत बंद हुए 30 दिन से ज़्यादा हो गए। नई बात के लिए नई शिकायत दर्ज करें।',
    guidelines: { title: 'जानकारी', text: 'बैंक का अधिकारी, RBI लोकपाल' },
    ombudsman: (from) => `${day(from)} तक हल न हो, तो बिना शुल्क RBI लोकपाल को लिख सकते हैं: cms.rbi.org.in`,
    failed: {
      tooMany: 'एक दिन के लिए यह बहुत है। कृपया कल आएँ।',
      offline: 'इंटरनेट नहीं है। कुछ भेजा नहीं गया: आपका लिखा यहीं है।',
      intercepted: common.intercepted,
      other: 'यह नहीं हो सका। कृपया दोबारा कोशिश करें।',
    },
  },
  confirmation: {
    title: 'आपकी शिकायत मिल गई',
    text: (by) => `हम ${day(by)} तक जवाब देंगे, और SMS से बताएँगे।`,
    answered: 'इसका जवाब दिया जा चुका है।',
    number: 'शिकायत नंबर',
    copy: 'कॉपी करें',
    copied: 'नंबर कॉपी हो गया',
    notCopied: 'यहाँ कॉपी नहीं हो सकता। नंबर को चुनकर कॉपी करें।',
    view: 'शिकायत देखें',
    shop: 'ख़रीदारी पर लौटें',
  },
} satisfies Texts<typeof ticketsMessages>;

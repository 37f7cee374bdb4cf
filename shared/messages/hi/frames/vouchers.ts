import type { vouchersMessages } from '../../../../frames/vouchers/messages';
import { dayText } from '../../../format/day-text';
import { dayInIndia } from '../../../rules/india-days';
import { VOUCHER_RUPEES } from '../../../rules/voucher';
import type { Texts } from '../../define-messages';
import { clockText, monthNames } from '../grammar';
import common from './kit/common';

const day = (of: string): string => dayText(of, monthNames);

export default {
  offline: common.offline.text,
  intercepted: common.intercepted,
  heading: 'आपका वाउचर',
  worth: `Rs. ${VOUCHER_RUPEES}`,
  kind: 'का गिफ़्ट वाउचर',
  status: { COMING: 'आ रहा है', ACTIVE: 'चालू', USED: 'इस्तेमाल हुआ', ENDED: 'खत्म', CANCELLED: 'ऑर्डर रद्द' },
  code: 'आपका कोड',
  copy: 'कॉपी करें',
  copied: 'कोड कॉपी हो गया',
  notCopied: 'यहाँ कॉपी नहीं हो सकता। कोड को चुनकर कॉपी करें।',
  earned: (of, orderId) => `${day(of)} को मिला · ऑर्डर ${orderId}`,
  comesBy: (of) => `लिंक SMS से आएगा, ज़्यादा से ज़्यादा ${day(of)} तक।`,
  left: (days) => `${days} दिन बाकी`,
  ends: (of) => `${day(of)} तक`,
  sent: (of) => `लिंक ${day(of)} को भेजा गया, 30 दिन चलेगा`,
  use: (merchant) => `${merchant} पर इस्तेमाल करें`,
  earlier: 'पहले के',
  of: (merchant) => `Rs. ${VOUCHER_RUPEES} · ${merchant}`,
  usedOn: (of) => `${day(of)} को इस्तेमाल हुआ`,
  endedOn: (of) => `${day(of)} को खत्म हुआ`,
  none: 'इस दुकान पर इस्तेमाल के लिए आपके पास अभी कोई वाउचर नहीं है।',
  offer: {
    heading: 'SMS मँगाएँ',
    text: (merchant) => `SMS आने के बाद ${merchant} से खरीदने के लिए 24 घंटे मिलते हैं।`,
    send: 'SMS भेजें',
    sending: 'भेज रहे हैं…',
    buyBy: (atMs) => `SMS भेज दिया गया है। ${day(dayInIndia(atMs))} को ${clockText(atMs)} तक खरीदें।`,
    nextFrom: (of) => `अगला वाउचर ${day(of)} से मिल सकता है।`,
    tooMany: 'एक दिन में तीन SMS भेजे जाते हैं। कृपया कल आएँ।',
    failed: 'SMS नहीं भेजा जा सका। कृपया दोबारा कोशिश करें।',
  },
} satisfies Texts<typeof vouchersMessages>;

import { describe, expect, it } from 'vitest';
import { lenderStepsMessages } from '../../frames/checkout/lender-steps.messages';
import { checkoutMessages } from '../../frames/checkout/messages';
import { collectPaymentMessages } from '../../frames/collect-payment/messages';
import { disputesMessages } from '../../frames/disputes/messages';
import { lendingMessages } from '../../frames/lending/messages';
import { pinMessages } from '../../frames/line-pin/messages';
import { vouchersMessages } from '../../frames/vouchers/messages';
import { extraCosts } from '../format/extra-costs';
import inHindi from './hi/frames/checkout';
import hindi from './hi/frames/checkout/lender-steps';
import hindiCollect from './hi/frames/collect-payment';
import hindiDisputes from './hi/frames/disputes';
import hindiPlans from './hi/frames/lending';
import hindiPin from './hi/frames/line-pin';
import hindiVouchers from './hi/frames/vouchers';

const englishHours = {
  collect: collectPaymentMessages.english,
  pin: pinMessages.english,
  vouchers: vouchersMessages.english,
};
const hindiHours: typeof englishHours = { collect: hindiCollect, pin: hindiPin, vouchers: hindiVouchers };

describe('the first EMI', () => {
  const due = (gstOnInterestPaise: number, feesPaise: number) => {
    const cost = { discountPaise: 0, interestPaise: 60_000, gstOnInterestPaise, feesPaise, totalPayablePaise: 1 };
    return [lenderStepsMessages.english, hindi].map(({ success }) => success.firstEmi(4_938, '2026-12-21', cost));
  };

  it('has neither tax nor fee in it: they fall due beside it, in both languages', () => {
    expect(due(0, 0)).toEqual([
      'Your first EMI of ₹4,938 is due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI 21 दिसंबर 2026 को देय है।',
    ]);
    expect(due(0, 23_482)).toEqual([
      'Your first EMI of ₹4,938 and the fee of ₹234.82 are due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI और ₹234.82 की फ़ीस 21 दिसंबर 2026 को देय हैं।',
    ]);
    expect(due(10_800, 0)).toEqual([
      'Your first EMI of ₹4,938 plus GST is due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI और ब्याज पर GST 21 दिसंबर 2026 को देय हैं।',
    ]);
    expect(due(10_800, 23_482)).toEqual([
      'Your first EMI of ₹4,938 plus GST and the fee of ₹234.82 are due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI, ब्याज पर GST और ₹234.82 की फ़ीस 21 दिसंबर 2026 को देय हैं।',
    ]);
  });
});

describe('days', () => {
  it('2026-12-21 is 21 Dec 2026, and 21 दिसंबर 2026', () => {
    expect([checkoutMessages.english, inHindi].map(({ money }) => money.day('2026-12-21'))).toEqual([
      '21 Dec 2026',
      '21 दिसंबर 2026',
    ]);
    expect(checkoutMessages.english.money.days('2026-12-24', '2028-05-24')).toBe('24 Dec 2026 – 24 May 2028');
  });
});

describe('hours', () => {
  it('are those of India wherever the reader is: am and pm in English, the part of the day in Hindi', () => {
    const atMs = Date.parse('2026-12-21T16:05:00+05:30');
    const said = ({ collect, pin, vouchers }: typeof englishHours) => [
      collect.until(atMs),
      collect.over.text(atMs, 'Zenmart'),
      pin.locked.text(atMs),
      vouchers.offer.buyBy(atMs),
    ];
    for (const text of said(englishHours)) expect(text).toMatch(/\b4:05 pm\b/);
    for (const text of said(hindiHours)) {
      expect(text).toContain('शाम 4:05 बजे');
      expect(text).not.toMatch(/\b[ap]m\b|बजे (बजे|पर)/);
    }
  });

  it('and the day beside them are of one clock', () => {
    const afterMidnight = Date.parse('2026-12-22T00:30:00+05:30');
    expect([disputesMessages.english.at(afterMidnight), hindiDisputes.at(afterMidnight)]).toEqual([
      '22 Dec 2026, 12:30 am',
      '22 दिस॰ 2026, रात 12:30 बजे',
    ]);
  });
});

describe.each([
  ['English', lendingMessages.english],
  ['Hindi', hindiPlans],
])('%s words of a plan', (_, words) => {
  const none = {
    discountPaise: 0,
    interestPaise: 0,
    gstOnInterestPaise: 0,
    feesPaise: 0,
    totalPayablePaise: 5_499_000,
  };
  const amounts = (text: string): string[] => text.match(/₹[\d,.]+/g) ?? [];

  it('say 0% for no interest and 13.00% for 13, and group by lakhs', () => {
    expect(extraCosts(0, none, words.costs)).toContain('0%');
    expect(extraCosts(13, { ...none, interestPaise: 21_060_000 }, words.costs)).toMatch(/13\.00%.*₹2,10,600/);
  });

  it('name interest, its tax and the fee to the paisa, and nothing that is nil or that a discount meets', () => {
    const all = { ...none, interestPaise: 210_600, gstOnInterestPaise: 37_908, feesPaise: 23_482 };
    expect(amounts(extraCosts(13, all, words.costs))).toEqual(['₹2,106', '₹379.08', '₹234.82']);
    const noCost = { ...none, interestPaise: 107_110, discountPaise: 107_110, feesPaise: 23_482 };
    expect(amounts(extraCosts(0, noCost, words.costs))).toEqual(['₹234.82']);
    expect(amounts(extraCosts(0, none, words.costs))).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { button, heading, show } from '../testing/shown';
import { checked, lenders, loaded, MOBILE, newUser, opened, refusedUser, user } from '../testing/states';
import { lazyScreens } from './lazy-screens';

beforeAll(async () => {
  await Promise.all([lazyScreens.load('ELIGIBLE_LENDERS'), lazyScreens.load('NOT_ELIGIBLE')]);
});

describe('the result', () => {
  it('of a pre-approved shopper lists the lenders under the masked number', async () => {
    const { effects, pointer } = show(opened, loaded(MOBILE), checked(user()));
    expect(heading()).toBe('You’re pre-approved');
    expect(screen.getByText('+91 98XXXXX210')).toBeDefined();
    const rows = within(screen.getByRole('list', { name: 'Lenders' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tamarind Bank'),
      expect.stringContaining('HDFC Bank'),
    ]);
    await pointer.click(button('Buy on EMI'));
    expect(effects.at(-1)).toEqual({ type: 'emitPurchase' });
  });

  it('for a price that no approving lender finances shows their limits, and offers no purchase', async () => {
    const [lender] = lenders(70_000);
    const upTo = lender ? [{ ...lender, maxLoanAmount: 60_000, emiPlans: [] }] : [];
    const { send } = show(opened, loaded(MOBILE), checked(user()));
    send({ type: 'amountChanged', amount: 70_000 });
    send(...checked(user({ lenders: upTo })));
    expect(heading()).toBe('Approved for up to ₹60,000');
    expect(screen.getByText('₹70,000 is more than a lender gives you now.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Buy on EMI' })).toBeNull();
    send({ type: 'amountChanged', amount: 1 });
    send(...checked(user({ lenders: lenders(1) })));
    expect(heading()).toMatch(/^Your EMI starts at ₹/);
  });

  it('for such a price shows an application as the alternative, and one press leads to the shop’s checkout', async () => {
    const [lender] = lenders(70_000);
    const limited = {
      isNtbAllowed: true,
      lenders: lender ? [{ ...lender, maxLoanAmount: 60_000, emiPlans: [] }] : [],
      applicationLenders: lenders(70_000),
    };
    const { send, effects, pointer } = show(opened, loaded(MOBILE), checked(user()));
    send({ type: 'amountChanged', amount: 70_000 });
    send(...checked(user(limited)));
    await pointer.click(screen.getByRole('button', { name: /^Apply for a new limit With Tamarind Bank/ }));
    expect(effects.at(-1)).toEqual({ type: 'emitPurchase' });
    send({ type: 'amountChanged', amount: 71_000 });
    send(...checked(user({ ...limited, isNtbAllowed: false })));
    expect(screen.queryByRole('list', { name: 'Nearest ways' })).toBeNull();
  });

  it('with more than 3 lenders shows 3, and all of them on request', async () => {
    const [first] = lenders();
    const many = first ? [1, 2, 3, 4, 5].map((n) => ({ ...first, lenderId: String(n), name: `Bank ${n}` })) : [];
    const { pointer } = show(opened, loaded(MOBILE), checked(user({ lenders: many })));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await pointer.click(button('Show all 5 lenders'));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('of a customer without a lender shows no blame, and offers another number', async () => {
    const { called, pointer } = show(opened, loaded(MOBILE), checked(refusedUser));
    expect(heading()).toBe('Not pre-approved yet');
    expect(
      screen.getByText('Currently, Kadam EMI is offered only to select users of our lending partners.'),
    ).toBeDefined();
    await pointer.click(button('Try another number'));
    expect(called()?.call).toBe('logOut');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveProperty('value', '');
  });

  it('of a shopper who may apply names the lenders, and leads on', async () => {
    const { effects, pointer } = show(opened, loaded(MOBILE), checked(newUser));
    expect(screen.getByText('Tamarind Bank')).toBeDefined();
    await pointer.click(button('Continue to apply'));
    expect(effects.at(-1)).toEqual({ type: 'emitPurchase' });
  });
});

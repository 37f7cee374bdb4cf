import { describe, expect, it } from 'vitest';
import { totalPaise } from './bill';
import { initialTill, nextTill } from './till-state';

const paid = nextTill(initialTill, { type: 'tenderTaken', tender: 'UPI', atMs: 5 });

describe('till', () => {
  it('starts with the unpaid bill 20418 of ₹54,990 and the sales app closed', () => {
    expect(initialTill.bill.number).toBe(20_418);
    expect(totalPaise(initialTill.bill)).toBe(54_990_00);
    expect(initialTill.payment).toEqual({ step: 'choosing' });
    expect(initialTill.salesApp).toEqual({ step: 'closed' });
  });

  it('records the tender and its time', () => {
    expect(paid.payment).toEqual({ step: 'paid', tender: 'UPI', paidAtMs: 5 });
  });

  it('a paid bill keeps its first tender and its quantities', () => {
    expect(nextTill(paid, { type: 'tenderTaken', tender: 'Cash', atMs: 6 })).toBe(paid);
    expect(nextTill(paid, { type: 'quantityChanged', productId: 'lumen-m2-kit', quantity: 2 })).toBe(paid);
  });

  it('refuses a tender for a bill of ₹0', () => {
    const empty = initialTill.bill.lines.reduce(
      (till, { productId }) => nextTill(till, { type: 'quantityChanged', productId, quantity: 0 }),
      initialTill,
    );
    expect(totalPaise(empty.bill)).toBe(0);
    expect(nextTill(empty, { type: 'tenderTaken', tender: 'Cash', atMs: 1 })).toBe(empty);
  });

  it('a new bill 20419 with all products follows a paid bill', () => {
    const next = nextTill(paid, { type: 'newBillWanted' });
    expect(next.bill.number).toBe(20_419);
    expect(next.payment).toEqual({ step: 'choosing' });
    expect(totalPaise(next.bill)).toBe(54_990_00);
  });

  it('the bill stays unchanged while the sales app opens and ends', () => {
    const salesApp = { step: 'ended', reason: 'closeButton' } as const;
    const after = nextTill(initialTill, { type: 'salesAppChanged', salesApp });
    expect(after).toEqual({ ...initialTill, salesApp });
  });
});

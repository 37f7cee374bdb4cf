import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyText } from '../merchant/money-text';
import { includedGstPaise, itemCount, newBill, totalPaise, withQuantity } from './bill';

const bill = newBill(20_418);

describe('bill', () => {
  it('₹36,000, ₹17,999 and ₹991 total ₹54,990', () => {
    expect(moneyText(totalPaise(bill))).toBe('₹54,990');
    expect(itemCount(bill)).toBe(3);
  });

  it('a second pair of headphones makes ₹72,989', () => {
    expect(totalPaise(withQuantity(bill, 'hush-pro', 2))).toBe(72_989_00);
  });

  it('a quantity is clamped to 0 to 9', () => {
    expect(itemCount(withQuantity(bill, 'camera-case', -1))).toBe(2);
    expect(itemCount(withQuantity(bill, 'camera-case', 10))).toBe(11);
  });

  it('₹54,990 includes ₹8,388.31 of GST, the half paisa rounded up', () => {
    expect(moneyText(includedGstPaise(54_990_00))).toBe('₹8,388.31');
    expect(includedGstPaise(0)).toBe(0);
    expect(includedGstPaise(118_00)).toBe(18_00);
  });

  it('totals are whole paise, and GST is within half a paisa of 18/118', () => {
    const quantity = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(quantity, quantity, quantity, (camera, headphones, travelCase) => {
        const bought = withQuantity(
          withQuantity(withQuantity(bill, 'lumen-m2-kit', camera), 'hush-pro', headphones),
          'camera-case',
          travelCase,
        );
        const total = totalPaise(bought);
        expect(total).toBe(camera * 3_600_000 + headphones * 1_799_900 + travelCase * 99_100);
        expect(Math.abs(includedGstPaise(total) * 118 - total * 18)).toBeLessThanOrEqual(59);
      }),
    );
  });
});

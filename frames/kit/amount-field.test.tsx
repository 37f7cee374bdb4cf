import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AmountField } from './amount-field';

function Owner({ start = '' }: { start?: string }) {
  const [digits, setDigits] = useState(start);
  return (
    <>
      <AmountField label="Amount" digits={digits} error={null} onDigits={setDigits} />
      <output>{digits}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const owned = () => screen.getByRole('status').textContent;

describe('an amount field', () => {
  it('groups 1555280 as 15,55,280 while it is typed', async () => {
    render(<Owner />);
    await userEvent.type(field(), '1555280');
    expect(field().value).toBe('15,55,280');
    expect(owned()).toBe('1555280');
  });

  it('takes at most 7 digits', async () => {
    render(<Owner />);
    await userEvent.type(field(), '99999999');
    expect(owned()).toBe('9999999');
  });

  // @req VAL-025
  it('drops letters, signs and a decimal point', async () => {
    render(<Owner />);
    await userEvent.type(field(), '-5x4.990');
    expect(owned()).toBe('54990');
  });

  it('reads a pasted ₹ 54,990.00 as 54990 rupees', async () => {
    render(<Owner />);
    await userEvent.click(field());
    await userEvent.paste('₹ 54,990.00');
    expect(owned()).toBe('54990');
  });

  it('puts pasted digits where the caret is, and 10,00,000 in place of everything', async () => {
    render(<Owner start="54990" />);
    await userEvent.click(field());
    field().setSelectionRange(1, 3);
    await userEvent.paste('71');
    expect(owned()).toBe('571990');
    await userEvent.paste('10,00,000');
    expect([owned(), field().value]).toEqual(['1000000', '10,00,000']);
  });

  it('never prevents a paste, even if a page handler asks for it', () => {
    render(<Owner start="54990" />);
    for (const how of [{}, { clipboardData: { getData: () => '₹ 100' } }])
      expect(fireEvent.paste(field(), how)).toBe(true);
    expect([owned(), field().value]).toEqual(['54990', '54,990']);
  });

  it('takes the digit before a comma away when Backspace hits the comma', async () => {
    render(<Owner start="54990" />);
    await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(owned()).toBe('5990');
    expect(field().value).toBe('5,990');
    expect(field().selectionStart).toBe(1);
  });
});

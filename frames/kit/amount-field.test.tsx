import { render, screen } from '@testing-library/react';
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

  it('takes the digit before a comma away when Backspace hits the comma', async () => {
    render(<Owner start="54990" />);
    await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(owned()).toBe('5990');
    expect(field().value).toBe('5,990');
    expect(field().selectionStart).toBe(1);
  });
});

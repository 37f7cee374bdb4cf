import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MobileField } from './mobile-field';

function Owner({ start = '', error = null }: { start?: string; error?: string | null }) {
  const [digits, setDigits] = useState(start);
  return (
    <>
      <MobileField label="Mobile number" prefix="+91-" digits={digits} error={error} onDigits={setDigits} />
      <output>{digits}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const owned = () => screen.getByRole('status').textContent;

describe('a mobile field', () => {
  it('shows 9876543210 as 98765 43210 while it is typed and drops what is no digit', async () => {
    render(<Owner />);
    await userEvent.type(field(), '98a765-43210');
    expect(field().value).toBe('98765 43210');
    expect(owned()).toBe('9876543210');
  });

  // @req OTP-004, OTP-054, VAL-035
  it('takes at most 10 digits', async () => {
    render(<Owner start="9876543210" />);
    await userEvent.type(field(), '9');
    expect(owned()).toBe('9876543210');
    expect(field().value).toBe('98765 43210');
  });

  it.each(['+91 98765-43210', '+91-098765 43210'])('takes a pasted %s as a whole, whatever was there', async (text) => {
    render(<Owner start="12" />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(owned()).toBe('9876543210');
  });

  it('keeps all of a paste that is no number, and all that a paste makes of a part: nothing is cut to ten digits', async () => {
    render(<Owner start="987654" />);
    await userEvent.click(field());
    await userEvent.paste('43210');
    expect(owned()).toBe('98765443210');
    await userEvent.paste('98765 43210 12');
    expect(owned()).toBe('987654321012');
    expect(field().value).toBe('98765 4321012');
    await userEvent.type(field(), '3{Backspace}{Backspace}');
    expect(owned()).toBe('9876543210');
  });

  it('takes the rest of a number that was pasted up to its half, with its prefix', async () => {
    render(<Owner />);
    await userEvent.click(field());
    await userEvent.paste('+91 98765');
    await userEvent.paste('43210');
    expect(owned()).toBe('9876543210');
  });

  it('reads what a keyboard or the browser puts in at once as it reads a paste', () => {
    render(<Owner start="12" />);
    for (const [inputType, text] of [
      ['insertText', '+91-098765 43210'],
      ['insertReplacementText', '0091 98765 43211'],
    ] as const) {
      field().value = text;
      fireEvent(field(), new InputEvent('input', { bubbles: true, inputType }));
      expect(owned()).toBe(text.replace(/\D/g, '').slice(-10));
    }
  });

  it('takes +91 98765 43210 typed digit by digit, and 0 98765 43210', async () => {
    render(<Owner />);
    await userEvent.type(field(), '+91 98765 4321');
    expect(owned()).toBe('91987654321');
    await userEvent.type(field(), '0');
    expect(owned()).toBe('9876543210');
    await userEvent.clear(field());
    await userEvent.type(field(), '0 98765 43210');
    expect(owned()).toBe('9876543210');
  });

  it('takes no digit in the middle of ten, and keeps the caret there', async () => {
    render(<Owner start="9876543210" />);
    await userEvent.type(field(), '1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(owned()).toBe('9876543210');
    expect(field().selectionStart).toBe(2);
  });

  it('keeps the caret where a digit was put in the middle', async () => {
    render(<Owner start="98765432" />);
    await userEvent.type(field(), '0', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(owned()).toBe('980765432');
    expect(field().selectionStart).toBe(3);
  });

  it('describes the input by its error, which is an alert', () => {
    render(<Owner error="Mobile Number is Invalid" />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Mobile Number is Invalid');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(alert.id);
  });

  it('asks for a numeric keyboard and the national number', () => {
    render(<Owner />);
    expect(field().inputMode).toBe('numeric');
    expect(field().getAttribute('autocomplete')).toBe('tel-national');
  });
});

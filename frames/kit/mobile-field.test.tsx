import { render, screen } from '@testing-library/react';
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

  it('takes at most 10 digits', async () => {
    render(<Owner start="9876543210" />);
    await userEvent.type(field(), '9');
    expect(owned()).toBe('9876543210');
    expect(field().value).toBe('98765 43210');
  });

  it('takes a pasted +91 98765-43210 as a whole, whatever was there', async () => {
    render(<Owner start="12" />);
    await userEvent.click(field());
    await userEvent.paste('+91 98765-43210');
    expect(owned()).toBe('9876543210');
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

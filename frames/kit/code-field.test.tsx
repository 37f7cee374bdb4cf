import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from './code-field';

function Owner({ error = null, masked = false }: { error?: string | null; masked?: boolean }) {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeField label="5-digit code" length={5} code={code} error={error} masked={masked} onCode={setCode} />
      <output>{code}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('5-digit code');
const owned = () => screen.getByRole('status').textContent;

describe('a code field', () => {
  it('is one input that takes a one-time code of 5 digits by numeric keyboard', () => {
    render(<Owner />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field().getAttribute('autocomplete')).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });

  // @req VAL-011
  it('takes digits only', async () => {
    render(<Owner />);
    await userEvent.type(field(), '4a0 2');
    expect(owned()).toBe('402');
  });

  // @req VAL-010, VAL-011
  it.each(['40213', '4 0 2 1 3', 'Your code is 40213.'])('takes the pasted "%s"', async (text) => {
    render(<Owner />);
    await userEvent.type(field(), '9');
    await userEvent.paste(text);
    expect(owned()).toBe('40213');
  });

  it('never prevents a paste, even if a page handler asks for it', () => {
    render(<Owner />);
    for (const how of [{}, { clipboardData: { getData: () => '40213' } }, { clipboardData: { getData: () => 'ab12' } }])
      expect(fireEvent.paste(field(), how)).toBe(true);
    expect([owned(), field().value]).toEqual(['', '']);
  });

  // @req OTP-015, VAL-007
  it('takes no sixth digit', async () => {
    render(<Owner />);
    await userEvent.type(field(), '402139');
    expect(owned()).toBe('40213');
  });

  // @req VAL-015
  it.each(['ab12', '+91 98765-43210'])('ignores the pasted "%s"', async (text) => {
    render(<Owner />);
    await userEvent.type(field(), '9');
    await userEvent.paste(text);
    expect(owned()).toBe('9');
  });

  it.each(['ab12', '+91 98765-43210'])('ignores "%s" that a keyboard puts in at once, as it would a paste', (text) => {
    render(<Owner />);
    const typed = (value: string, data: string): void => {
      fireEvent.input(field(), { target: { value }, inputType: 'insertText', data });
    };
    typed('9', '9');
    typed(`9${text}`, text);
    expect([owned(), field().value]).toEqual(['9', '9']);
    typed('940', '40');
    expect(owned()).toBe('940');
  });

  it('puts a digit where the caret is', async () => {
    render(<Owner />);
    await userEvent.type(field(), '40');
    await userEvent.type(field(), '2', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(owned()).toBe('240');
  });

  // @req VAL-008
  it('has 4 cells unless told otherwise, and shows a placeholder of 4 characters in those that are empty', () => {
    const { container } = render(
      <CodeField label="PIN" code="1" error={null} placeholder="••••" onCode={() => undefined} />,
    );
    expect([...container.querySelectorAll('[data-state]')].map((cell) => cell.textContent)).toEqual([
      '1',
      '•',
      '•',
      '•',
    ]);
  });

  // @req VAL-016
  it('reports a placeholder of 3 characters for 4 cells and does not use it', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { container } = render(
      <CodeField label="PIN" code="" error={null} placeholder="•••" onCode={() => undefined} />,
    );
    expect(reported).toHaveBeenCalledTimes(1);
    expect(container.textContent).not.toContain('•');
    vi.unstubAllGlobals();
  });

  // @req OTP-056, VAL-009
  it('draws each digit in a cell of its own, hidden from assistive technology', async () => {
    const { container } = render(<Owner />);
    await userEvent.type(field(), '402');
    const cells = [...container.querySelectorAll('[data-state]')];
    expect(cells.map((cell) => cell.textContent)).toEqual(['4', '0', '2', '', '']);
    expect(cells.every((cell) => cell.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('shows no digit of a masked code', async () => {
    const { container } = render(<Owner masked />);
    await userEvent.type(field(), '12');
    expect(container.querySelector('[data-state]')?.textContent).toBe('');
    expect(field().type).toBe('password');
  });

  it('tells an error as an alert that describes the input', () => {
    render(<Owner error="This code is not right." />);
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});

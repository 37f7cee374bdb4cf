import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { panText, pincodeText } from '../../shared/rules/typed-text';
import { AmountField } from './amount-field';
import { CodeField } from './code-field';
import { CodeTextField } from './code-text-field';
import { DayField } from './day-field';
import { MobileField } from './mobile-field';

const LABEL = 'The field';
type Draw = (value: string, onValue: (value: string) => void) => ReactNode;

function Owner({ draw }: { readonly draw: Draw }) {
  const [value, setValue] = useState('');
  return (
    <>
      {draw(value, setValue)}
      <output>{value}</output>
    </>
  );
}

const card = { label: LABEL, error: null, maxLength: 10, placeholder: '' } as const;
const fields: readonly (readonly [name: string, latin: string, Draw])[] = [
  [
    'mobile number',
    '9000000001',
    (digits, onDigits) => <MobileField label={LABEL} prefix="+91" error={null} digits={digits} onDigits={onDigits} />,
  ],
  ['OTP', '40213', (code, onCode) => <CodeField label={LABEL} length={5} error={null} code={code} onCode={onCode} />],
  [
    'PIN',
    '1234',
    (code, onCode) => <CodeField label={LABEL} length={4} masked error={null} code={code} onCode={onCode} />,
  ],
  [
    'amount',
    '1555280',
    (digits, onDigits) => <AmountField label={LABEL} error={null} digits={digits} onDigits={onDigits} />,
  ],
  [
    'day',
    '21081990',
    (digits, onDigits) => <DayField label={LABEL} error={null} digits={digits} onDigits={onDigits} />,
  ],
  [
    'PAN',
    'ABCDE1234F',
    (value, onValue) => <CodeTextField {...card} value={value} onText={(text) => onValue(panText(text))} />,
  ],
  [
    'PIN code of a place',
    '560001',
    (value, onValue) => <CodeTextField {...card} value={value} onText={(text) => onValue(pincodeText(text))} />,
  ],
];

/** The zero of each script; its other digits follow. */
const zeros = {
  Devanagari: 0x0966,
  Bengali: 0x09e6,
  Gurmukhi: 0x0a66,
  Gujarati: 0x0ae6,
  Odia: 0x0b66,
  Tamil: 0x0be6,
  Telugu: 0x0c66,
  Kannada: 0x0ce6,
  Malayalam: 0x0d66,
  'Arabic-Indic': 0x0660,
  'extended Arabic-Indic': 0x06f0,
  'Ol Chiki': 0x1c50,
  'Meetei Mayek': 0xabf0,
  'full width': 0xff10,
  // Each of these takes two UTF-16 units.
  Chakma: 0x11136,
  Newa: 0x11450,
} as const;
const written = (zero: number, latin: string): string =>
  latin.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const field = () => screen.getByLabelText<HTMLInputElement>(LABEL);
const owned = () => screen.getByRole('status').textContent;

/** As a keyboard does: one character more, at the end. */
function typeEach(text: string): void {
  for (const data of text) {
    const { value } = field();
    fireEvent(field(), new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true }));
    field().value = value + data;
    field().setSelectionRange(field().value.length, field().value.length);
    fireEvent(field(), new InputEvent('input', { inputType: 'insertText', data, bubbles: true }));
  }
}

describe.each(fields)('a field for a %s', (_, latin, draw) => {
  it.each(Object.entries(zeros))('takes %s digits that are typed', (_name, zero) => {
    render(<Owner draw={draw} />);
    typeEach(written(zero, latin));
    expect(owned()).toBe(latin);
    expect(/[^\p{ASCII}]/u.test(field().value)).toBe(false);
  });

  it.each(Object.entries(zeros).filter(([, zero]) => zero < 0x10000))('takes pasted %s digits', async (_name, zero) => {
    render(<Owner draw={draw} />);
    await userEvent.click(field());
    await userEvent.paste(written(zero, latin));
    expect(owned()).toBe(latin);
  });

  it('takes digits of several scripts in one value', () => {
    render(<Owner draw={draw} />);
    const half = Math.floor(latin.length / 2);
    typeEach(written(zeros.Devanagari, latin.slice(0, half)) + written(zeros.Tamil, latin.slice(half)));
    expect(owned()).toBe(latin);
  });
});

it('an OTP in a message with Devanagari digits is taken from the message', async () => {
  render(<Owner draw={fields[1]?.[2] ?? (() => null)} />);
  await userEvent.click(field());
  await userEvent.paste('आपका कोड ४०२१३ है।');
  expect(owned()).toBe('40213');
});

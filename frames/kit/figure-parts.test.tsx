import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureParts } from './figure-parts';

const whole = (text: string): (string | null)[] => {
  const { container } = render(<FigureParts>{text}</FigureParts>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.num')].map((part) => part.textContent);
};

it('keeps each part with a figure on one line, with the dot before it, and lets a name break', () => {
  expect(whole('13.00% a year · Interest ₹2,106 · Fee ₹199')).toEqual([
    '13.00% a year',
    ' · Interest ₹2,106',
    ' · Fee ₹199',
  ]);
  expect(whole('Marigold Consumer Credit · ₹57,295 in all')).toEqual([' · ₹57,295 in all']);
  expect(whole('No rate from State Bank of India')).toEqual([]);
});

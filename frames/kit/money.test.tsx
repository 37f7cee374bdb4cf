// Preact needs its compat layer for `translate`, as on every page.
import 'react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money } from './money';
import { MoneyText } from './money-text';

describe('money', () => {
  it('is one text node with its period: ₹9,516/mo', () => {
    const { container } = render(<Money text="₹9,516/mo" per="/mo" />);
    expect(screen.getByText('₹9,516/mo').childNodes).toHaveLength(1);
    expect(container.textContent).toBe('₹9,516/mo');
  });

  it('keeps the amounts of a sentence whole and its words as they are', () => {
    const text = 'Banyan Bank finances ₹ 3,000 to ₹5,00,000.';
    const { container } = render(
      <p>
        <MoneyText>{text}</MoneyText>
      </p>,
    );
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('.num')].map((part) => part.textContent)).toEqual(['₹ 3,000', '₹5,00,000']);
  });

  it.each([
    ['₹0 today, then INR 50,000.', ['₹0', 'INR 50,000']],
    ['+91 98XXXXX210 or 98XXXXX210, and Banyan Bank ••4821', ['+91 98XXXXX210', '98XXXXX210', '••4821']],
  ])('keeps the figures of “%s” from a translator: %j', (text, figures) => {
    const { container } = render(<MoneyText>{text}</MoneyText>);
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('[translate=no]')].map((part) => part.textContent)).toEqual(figures);
  });
});

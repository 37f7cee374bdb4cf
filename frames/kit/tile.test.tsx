import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { monogram } from './monogram';
import { Tile } from './tile';

describe('a tile', () => {
  it('has the first letters of two words, or of one', () => {
    expect(monogram('Banyan Bank', 2)).toBe('BB');
    expect(monogram('Nilaya Electronics', 1)).toBe('N');
    expect(monogram('  ', 2)).toBe('');
    expect(monogram('बड़ौदा बैंक', 2)).toBe('बब');
  });

  // @req SAL-008
  it('falls back to the monogram when the logo does not load', () => {
    const { container } = render(<Tile name="Nilaya" tone="ink" logo="https://shop.example/logo.svg" />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('N');
  });
});

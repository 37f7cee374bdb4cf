import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderTimer } from './order-timer';

const say = (time: string) => `Complete order details in ${time}`;
const at = (leftMs: number) => <OrderTimer say={say} leftMs={leftMs} totalMs={360_000} />;

describe('the order timer', () => {
  it('shows minutes and seconds and is quiet', () => {
    render(at(272_000));
    expect(screen.getByRole('timer').textContent).toBe('Complete order details in 4:32');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is announced at 60 s and at 10 s only', () => {
    const { rerender } = render(at(61_000));
    const heard = [60_000, 59_000, 11_000, 10_000, 9_000].map((leftMs) => {
      rerender(at(leftMs));
      return screen.getByRole('status').textContent;
    });
    const minute = 'Complete order details in 1:00';
    const tenSeconds = 'Complete order details in 0:10';
    expect(heard).toEqual([minute, minute, minute, tenSeconds, tenSeconds]);
  });

  it('warns from 2:00 on, and stops at 0:00', () => {
    const { container, rerender } = render(at(121_000));
    expect(container.querySelector('[data-low]')).toBeNull();
    rerender(at(120_000));
    expect(container.querySelector('[data-low]')).not.toBeNull();
    rerender(at(-5_000));
    expect(screen.getByRole('timer').textContent).toContain('0:00');
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InitScreen } from '../sales-app-init/sales-app-init';
import { show } from '../testing/show';
import { SupportScreen } from './support';

const path = { stack: ['/sales-emi-home', '/sales-support'] } as const;

describe('support', () => {
  it('calls 1800-000-0000 and writes to the address that init gave', () => {
    show(SupportScreen, path);
    expect(screen.getByRole('link', { name: /Call support/ }).getAttribute('href')).toBe('tel:18000000000');
    expect(screen.getByRole('link', { name: /Email support/ }).getAttribute('href')).toBe('mailto:help@lender.example');
  });

  // @req SAL-088
  it('answers questions in place; the first is open', async () => {
    const { user } = show(SupportScreen, path);
    const [first, second] = [...document.querySelectorAll('details')];
    expect([first?.open, second?.open]).toEqual([true, false]);
    await user.click(screen.getByText('Which lenders are available?'));
    expect(second?.open).toBe(true);
  });

  // @req RTE-086
  it('is busy until init has answered', () => {
    show(SupportScreen, { ...path, support: null });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the first moment', () => {
  it('is busy while init runs and quiet once a sheet stands on it', () => {
    const { next } = show(InitScreen, { phase: 'starting' });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    next({ phase: 'ready' });
    expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false);
  });
});

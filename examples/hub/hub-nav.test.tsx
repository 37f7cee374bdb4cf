import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HubNav } from './hub-nav';

afterEach(cleanup);

it('HubNav links to every page of the shop, the telesales desk included', () => {
  render(<HubNav chosen="promo" providerOrigin="http://localhost:4400" />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Telesales desk'), hrefOf('Store till')]).toEqual(['/telesales', '/pos']);
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refuses, succeeds } from '../platform/page/testing/open-page';
import { verifyDetailsPage } from './index';
import { asGuest } from './testing/sample';

const REF = 'r'.repeat(22);
const open = (search: string, details?: () => Response) =>
  openPage(verifyDetailsPage, { search }, details && { details });

afterEach(cleanup);

describe('the link to an application that an agent has filed', () => {
  it('shows who asks', async () => {
    expect(await open(`?ref=${REF}`, succeeds(asGuest()))).toEqual(['details']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zenmart');
  });

  it.each(['', '?ref=short', '?ref='])('cut short to “%s” is unknown, and the server is not asked', async (search) => {
    expect(await open(search)).toEqual([]);
    expect(screen.getByText(/We do not know this link/)).toBeTruthy();
  });

  it('that the server does not know is unknown', async () => {
    await open(`?ref=${REF}`, refuses(404));
    expect(screen.getByText(/We do not know this link/)).toBeTruthy();
  });

  it('in whose place a newer one was sent says so', async () => {
    const replaced = () => Response.json({ success: false, code: 'APPLICATION_LINK_REPLACED', message: 'No.' });
    await open(`?ref=${REF}`, replaced);
    expect(screen.getByText(/A newer link was sent to your phone/)).toBeTruthy();
    expect(screen.queryByText(/We do not know this link/)).toBeNull();
  });

  it.each([
    ['429', refuses(429)],
    ['503', refuses(503)],
    ['an answer that is none', succeeds({ state: 'guest' })],
    ['no line', undefined],
  ] as const)('can be asked for again after %s', async (_, details) => {
    await open(`?ref=${REF}`, details);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(/We do not know this link/)).toBeNull();
  });
});

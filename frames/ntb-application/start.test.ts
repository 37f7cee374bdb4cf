import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../platform/api/testing/fake-server';
import { start } from './start';
import { sharedApplication } from './testing/shared-application';

const REF = 'A'.repeat(22);
let server: FakeServer;
let root: HTMLElement;
beforeEach(() => {
  server = new FakeServer();
  server.answer({ body: { success: true, data: sharedApplication } });
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  window.history.replaceState(null, '', '/');
});

async function open(query: string): Promise<void> {
  window.history.replaceState(null, '', `/ntb-application${query}`);
  await act(() => start(window, root));
}
const asked = (): string[] => server.requests.map(({ url }) => url);

describe('the page of a shared application', () => {
  it('asks by the reference of its link, and tells its times as the server has them, whatever this device’s clock says', async () => {
    await open(`?ref=${REF}`);
    expect(await screen.findByText('9 Jan 2030')).toBeTruthy();
    expect(asked()).toEqual([`/app/ntbpq/info?ref=${REF}`]);
  });

  it.each(['', '?ref=', '?ref=short', `?ref=${REF}A`, '?ref=../../../../../../etc'])(
    'never asks the server by %j, which leads nowhere',
    async (query) => {
      await open(query);
      expect(screen.getByRole('alert').textContent).toContain('This step is missing');
      expect(asked()).toEqual([]);
    },
  );
});

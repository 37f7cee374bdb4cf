import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { StartPage } from '../site-page';

/** Opens a page at an address, as its script does, and waits until the server has said something. `answers`: by the last
 *  segment of a path; what was asked stands in the list that is returned. */
export async function openPage(
  start: StartPage,
  { pathname = '/', search = '', hash = '' }: Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>,
  answers: Readonly<Record<string, () => Response>> = {},
): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = String(address).split('?')[0]?.split('/').at(-1) ?? '';
    asked.push(name);
    const answer = answers[name];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  document.documentElement.lang = 'en-IN';
  document.body.innerHTML = '<div id="page-root"><div id="page-skeleton">Shape</div></div>';
  const [root, coming] = ['page-root', 'page-skeleton'].map((id) => document.getElementById(id)) as [
    HTMLElement,
    HTMLElement,
  ];
  const page = Object.create(window, {
    document: { value: document },
    location: { value: { pathname, search, hash } },
    sessionStorage: { value: sessionStorage },
    BroadcastChannel: { value: BroadcastChannel },
    crypto: { value: crypto },
    addEventListener: { value: () => undefined },
    // Nothing happens by itself.
    setTimeout: { value: () => 0 },
    clearTimeout: { value: () => undefined },
    setInterval: { value: () => 0 },
  });
  await act(async () => start(page, { root, coming, loginAt: '/account' }));
  await vi.waitFor(() => {
    if (root.getAttribute('aria-busy') !== 'false') throw new Error('the server is being asked');
  });
  return asked;
}

export const succeeds = (data: unknown) => (): Response => Response.json({ success: true, data });
export const refuses = (status: number) => (): Response =>
  Response.json({ success: false, code: status, message: 'No.' }, { status });

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage, refuses } from '../platform/page/testing/open-page';
import { deskNtbPage, deskPage } from './index';

const blocked = (): Response => Response.json({ success: false, code: 4070, message: 'No.' });

afterEach(cleanup);

it.each([
  ['a payment', deskPage, 'What you typed is kept for an hour.'],
  ['applications', deskNtbPage, 'What you typed was not kept.'],
] as const)('the desk of %s without a session says how to open it again', async (_, page, text) => {
  await openPage(page, {}, { agent: refuses(401) });
  expect(screen.getByRole('heading').textContent).toBe('Please open the desk again');
  expect(document.body.textContent).toContain(text);
});

it('the desk of a blocked agent says so', async () => {
  await openPage(deskPage, {}, { agent: blocked });
  expect(screen.getByRole('heading').textContent).toBe('You cannot work at this desk');
});

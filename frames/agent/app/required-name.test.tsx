import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { goodAnswers } from '../flow/testing/harness';
import { tamarind } from '../screens/testing/state';
import { App } from './app';
import { lazyScreens } from './lazy-screens';
import { answers, nameOf, Running, toResult } from './testing/machine';

it('an application without a name is asked for one in words at its field, and is not filed; with one it is', async () => {
  const app = new Running();
  const applies = { isPreApproved: false, emiLenders: [], ntbLenders: [tamarind], isNtbAllowed: true };
  app.fixture.server = (call) =>
    nameOf(call) === 'check-eligibility' ? { ...goodAnswers.checkEligibility, ...applies } : answers[nameOf(call)];
  await lazyScreens.load('SHARE_NTB_APP');
  render(<App machine={app.machine} />);
  await act(() => app.send(...toResult, { type: 'ntbShareAsked', lenderId: tamarind.lenderId }));
  const name = await screen.findByRole('textbox', { name: 'Customer’s name' });
  const create = screen.getByRole('button', { name: 'Create link' });
  await userEvent.click(create);
  expect(screen.getByRole('alert').textContent).toBe('Please enter the customer’s name');
  expect(app.sentNames).not.toContain('share-ntb-application');
  await userEvent.type(name, 'Asha');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(create);
  expect(app.sentNames).toContain('share-ntb-application');
});

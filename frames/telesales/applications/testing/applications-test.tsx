import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { DeskApplication } from '../../../../shared/api/filed-application';
import { HOUR_MS } from '../../../../shared/rules/duration';
import { showFlow } from '../../../platform/page/testing/show-flow';
import { deskClient } from '../../desk';
import { deskCalls, settle } from '../../desk/testing/desk-calls';
import { applicationsFlow } from '../applications.flow';
import type { ApplicationsInput } from '../applications-state';
import { ApplicationsView } from '../applications-view';

export const application = (change: Partial<DeskApplication> = {}): DeskApplication => ({
  applicationId: 'KA-12345-67890',
  lenderId: '1',
  lenderName: 'Banyan Bank',
  userName: 'Asha Rao',
  maskedMobile: '98XXXXX210',
  state: 'filed',
  declined: null,
  filedAtMs: Date.now(),
  expiresAtMs: Date.now() + 24 * HOUR_MS,
  changedAtMs: Date.now(),
  sendsRemaining: 4,
  resendAtMs: Date.now() + 30_000,
  ...change,
});
export const lender = (lenderId: string, name: string) => ({
  lenderId,
  name,
  minLoanAmount: 3_000,
  maxLoanAmount: 200_000,
});
export const desk = (change: Partial<ApplicationsInput> = {}): ApplicationsInput => ({
  agent: { agentId: 'ZM-5001', merchantName: 'Zenmart', merchantLogo: null, isNtbAllowed: true, serverNowMs: 0 },
  lenders: [lender('1', 'Banyan Bank'), lender('2', 'Tamarind Bank')],
  filed: { items: [], hasMore: false },
  ...change,
});
/** The desk with filed applications. */
export const deskWith = (items: readonly DeskApplication[], hasMore = false): ApplicationsInput =>
  desk({ filed: { items, hasMore } });

export const type = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};

/** Applications at the desk in the tests of a file. `closed`: the reasons for which the desk was closed. */
export function applicationsTest() {
  const { calls, answers } = deskCalls({
    nowMs: Date.UTC(2026, 8, 2),
    first: () => ({ applications: { applications: [], hasMore: false, serverNowMs: 0 } }),
  });
  const closed: string[] = [];
  beforeEach(() => {
    closed.length = 0;
  });
  const shown = (input: ApplicationsInput = desk()) =>
    showFlow(applicationsFlow, ApplicationsView, input, { client: deskClient((reason) => closed.push(reason)) });
  const filing = () => calls.filter(({ path }) => path.endsWith('file-application'));
  async function fillIn(): Promise<void> {
    fireEvent.click(screen.getByRole('radio', { name: /Tamarind Bank/ }));
    type(/Mobile Number/, '9876543210');
    type('Full name', 'Asha Rao');
    type('Date of birth', '15081990');
    type('PAN', 'abcde1234f');
    type(/^Pincode/, '560001');
    fireEvent.click(screen.getByRole('radio', { name: 'Salary' }));
    type('In hand each month', '60000');
    await settle();
    type('Employer', 'Cauvery Textiles');
    await settle();
  }
  const send = (): Promise<void> =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  return { calls, answers, closed, shown, filing, fillIn, send };
}

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/rules/duration';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { settle } from '../desk/testing/desk-calls';
import { application, applicationsTest, deskWith } from './testing/applications-test';

const { answers, calls, shown } = applicationsTest();

it('older applications that failed to load can be asked for again', async () => {
  answers.applications = { applications: [application()], hasMore: true, serverNowMs: 0 };
  shown(deskWith([application()], true));
  await settle();
  answers.applications = refusedWith(503);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle(5_000);
  expect(screen.getByText('That did not work. Please try again.').closest('[role=alert]')).not.toBeNull();
  const older = application({ applicationId: 'KA-00000-00000', userName: 'Bela Sen' });
  answers.applications = { applications: [older], hasMore: false, serverNowMs: 0 };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle();
  expect(screen.getByText('Bela Sen')).toBeTruthy();
  expect(screen.queryByText('That did not work. Please try again.')).toBeNull();
});

it('polls the list every 10 s, and announces changed states', async () => {
  shown(deskWith([application()]));
  const states = () => screen.getAllByText(/^(Texted|Opened|With the lender)$/).map(({ textContent }) => textContent);
  answers.applications = { applications: [application({ state: 'opened' })], hasMore: false, serverNowMs: 0 };
  expect(states()).toEqual(['Texted']);
  await settle();
  await settle();
  expect(states()).toEqual(['Opened']);
  expect(screen.getByText('The application of Asha Rao: Opened').getAttribute('role')).toBe('status');
  answers.applications = { applications: [application({ state: 'submitted' })], hasMore: false, serverNowMs: 0 };
  await settle(9_999);
  expect(states()).toEqual(['Opened']);
  await settle(1);
  await settle();
  expect(states()).toEqual(['With the lender']);
});

it('shows the reasons for which a customer has declined', () => {
  const declined = { details: ['wrongPan'], offer: ['notAsked', 'tooCostly'] } as const;
  shown(
    deskWith([
      application({ state: 'declined', declined: { details: [...declined.details], offer: [...declined.offer] } }),
    ]),
  );
  expect(
    screen.getByText('What the customer said: The PAN is wrong · I did not ask for it · It costs too much'),
  ).toBeTruthy();
});

it('sends a link again once it is due, by one key until it is answered', async () => {
  const open = application({ sendsRemaining: 2, resendAtMs: Date.UTC(2026, 8, 2) + 30_000 });
  answers.applications = {
    applications: [open],
    hasMore: false,
    get serverNowMs() {
      return Date.now();
    },
  };
  shown(deskWith([open]));
  await settle();
  const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Text(ing|\sagain)/ });
  expect([again().textContent, again().disabled]).toEqual(['Text again in 0:30', true]);
  await settle(30_000);
  let fail: (answered: Response) => void = () => undefined;
  answers['resend-application'] = new Promise((resolve) => {
    fail = resolve;
  });
  fireEvent.click(again());
  await settle();
  expect(again().textContent).toBe('Texting…');
  fail(refusedWith(503));
  await settle(5_000);
  expect(screen.getByText('The link could not be sent. Please try again.').closest('[role=alert]')).not.toBeNull();
  const sent = { ...open, sendsRemaining: 1, resendAtMs: Date.now() + 60_000 };
  answers['resend-application'] = { application: sent, serverNowMs: Date.now() };
  answers.applications = { applications: [sent], hasMore: false, serverNowMs: Date.now() };
  fireEvent.click(again());
  await settle();
  await settle();
  expect(
    screen.getByText('A new link is on its way. The one before works no more.').closest('[role=status]'),
  ).not.toBeNull();
  expect(again().disabled).toBe(true);
  const asked = calls.filter(({ path }) => path.endsWith('resend-application'));
  expect(asked.map(({ body }) => body?.applicationId)).toEqual([open.applicationId, open.applicationId]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

it('counts down to the next link by a device clock that is an hour ahead of the server', async () => {
  const serverNowMs = Date.now() - HOUR_MS;
  const open = application({ resendAtMs: serverNowMs + 30_000 });
  answers.applications = { applications: [open], hasMore: false, serverNowMs };
  shown();
  await settle();
  expect(screen.getByRole('button', { name: /^Text again/ }).textContent).toBe('Text again in 0:30');
});

it.each(['submitted', 'declined', 'expired', 'approved'] as const)(
  'a link to an application that is %s cannot be sent again',
  (state) => {
    shown(deskWith([application({ state })]));
    expect(screen.queryByRole('button', { name: /Text again/ })).toBeNull();
  },
);

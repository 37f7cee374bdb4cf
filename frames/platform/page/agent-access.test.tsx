import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/api/endpoint';
import { ApiError } from '../api/api-error';
import type { AgentAccess } from './agent-access';
import type { FlowDefinition } from './flow';
import type { PageView } from './flow-view';
import { sitePage } from './site-page';
import { openPage } from './testing/open-page';

const shift = endpoint({
  method: 'POST',
  path: '/app/shift',
  summary: 'Reads a shift',
  scope: 'telesales',
  request: null,
  response: z.object({ isOpen: z.boolean() }),
});
const calls = { shift };
type Event = { readonly type: 'read' | 'left' };
const flow: FlowDefinition<string, Event, typeof calls, string, never, 'left'> = {
  initial: (name) => name,
  calls,
  on: { read: (flow) => flow.call('shift', undefined), left: (flow) => flow.run('left') },
  answers: { shift: { done: () => undefined, failed: (flow) => flow.set('not read') } },
  timers: {},
};
const View = ({ state, send }: PageView<string, Event>) => (
  <>
    <h1>{state}</h1>
    <button type="button" onClick={() => send({ type: 'read' })}>
      Read
    </button>
    <button type="button" onClick={() => send({ type: 'left' })}>
      Leave
    </button>
  </>
);

/** Opens a page whose client answers as a test says; an error of the status 401 closes it as 'over'. */
async function open(answer: () => Promise<unknown>, load: () => Promise<string> = async () => 'At work') {
  const access: AgentAccess = {
    createClient: (onClosed) => ({
      // SAFETY: the flow gets what the test answers.
      call: (() =>
        answer().catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 401) onClosed('over');
          throw error;
        })) as never,
    }),
    renderClosed: (reason, locale) => <h1>{`${reason} ${locale}`}</h1>,
  };
  const page = sitePage({
    access,
    load: async (client) => {
      const name = await load();
      if (name === '') await client.call(shift, undefined);
      return name;
    },
    flow,
    View,
    perform:
      ({ close }) =>
      () =>
        close('left'),
  });
  await openPage(page, {});
}
const refuse = (status: number) => (): Promise<never> =>
  Promise.reject(new ApiError({ kind: 'http', status, message: 'No.' }));
const heading = (): string | null => screen.getByRole('heading').textContent;

afterEach(cleanup);

it('a call that refuses the agent closes the page', async () => {
  await open(refuse(401));
  expect(heading()).toBe('At work');
  await act(async () => void fireEvent.click(screen.getByText('Read')));
  await waitFor(() => expect(heading()).toBe('over en'));
});

it('a page that refuses its agent as it loads is closed, and does not redirect to the login', async () => {
  await open(refuse(401), async () => '');
  expect(heading()).toBe('over en');
});

it('a call that fails for another reason is left to the flow', async () => {
  await open(refuse(503));
  await act(async () => void fireEvent.click(screen.getByText('Read')));
  await waitFor(() => expect(heading()).toBe('not read'));
});

it('an effect of the flow can close the page', async () => {
  await open(refuse(503));
  await act(async () => void fireEvent.click(screen.getByText('Leave')));
  expect(heading()).toBe('left en');
});

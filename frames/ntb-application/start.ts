import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { ApplicationReference } from '../../shared/api/ntb';
import { crowdNotice } from '../crowd';
import { laterHttp } from '../platform/api/later-http';
import { CallRunner } from '../platform/flow/call-runner';
import { performBy } from '../platform/flow/perform';
import { ownLanguage } from '../platform/i18n/own-language';
import { App } from './app';
import { endpoints } from './flow/endpoints';
import type { ApplicationEffect } from './flow/events';
import type { ApplicationCalls, ApplicationState } from './flow/state';
import { createApplicationMachine } from './machine';
import { words } from './words';

const referenceIn = (address: string): string | null =>
  z.safeParse(ApplicationReference, new URLSearchParams(address).get('ref')).data ?? null;

/** Where the link of a shared new-to-bank application leads. It is nobody's frame: it has no host, session or draft. */
export async function start(page: Window & typeof globalThis, root: HTMLElement): Promise<void> {
  const machine = createApplicationMachine();
  const { send } = machine;
  const http = laterHttp(crowdNotice);
  let timesBack = 0;
  const calls = new CallRunner<ApplicationCalls, ApplicationState>(
    {
      client: (create) => create({ sessionHeaders: () => ({}) }),
      nowMs: () => Date.now(),
      newKey: () => page.crypto.randomUUID(),
      timesBack: () => timesBack,
    },
    {
      endpoints,
      headersOf: () => ({}),
      later: async () => ({ endpoints, http, rowOf: () => null }),
      isServersTime: true,
    },
    send,
  );
  machine.connect(
    performBy<ApplicationEffect>({
      call: ({ pending }) => void calls.start(pending, machine.state),
      abortCall: ({ requestId }) => calls.abort(requestId),
    }),
  );
  page.addEventListener('online', () => {
    timesBack += 1;
    send({ type: 'wentOnline' });
  });
  machine.speak(await words.load(ownLanguage(page)));
  send({ type: 'opened', reference: referenceIn(page.location.search) });
  createRoot(root).render(createElement(App, { machine }));
}

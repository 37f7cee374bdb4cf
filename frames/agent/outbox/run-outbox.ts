import { createApiClient } from '../../platform/api/client';
import { patientHttp } from '../../platform/api/patient-http';
import { isSameData } from '../../platform/flow/same-data';
import { scopeOf } from '../app/draft-store';
import type { Ports } from '../app/ports';
import type { SalesMachine } from '../app/sales-machine';
import { endOf, openSheetName } from '../flow/navigation';
import { routeDetails } from '../flow/spec-names';
import type { SalesState } from '../flow/state';
import { salesHeadersOf } from '../sales-headers';
import { type OutboxEvent, reduceOutbox } from './outbox-flow';
import { emptyOutbox, isWaiting, type OutboxAction, type OutboxItem, type OutboxState } from './outbox-item';
import { outboxStore } from './outbox-store';
import { sendOutboxItem } from './send-outbox-item';

/** After nobody has answered where the browser knows of no lost line. */
const RESEND_AFTER_MS = 15_000;

/** Queues checks and applications while offline, next to the flow of the app, which gets each state of the outbox. Returns
 *  the function that takes the agent's actions. */
export function runOutbox(ports: Ports, machine: SalesMachine): (act: OutboxAction) => void {
  const { stores, host } = ports;
  const api = ports.client((own) => createApiClient({ ...own, later: async () => patientHttp }));
  let outbox: OutboxState = emptyOutbox;
  /** Whose it is; null before the app is open. */
  let owner: string | null = null;
  let lastLine: 'lineLost' | 'lineBack' | null = null;
  let wasHome = false;

  function take(event: OutboxEvent): void {
    const before = outbox;
    const now = { nowMs: ports.nowMs(), verified: machine.state.session.verifiedMobiles };
    const { state, effects } = reduceOutbox(outbox, event, now);
    outbox = state;
    if (owner !== null && outbox.items !== before.items)
      outboxStore.write(stores.session, owner, outbox.items, now.nowMs);
    if (
      !isSameData(outbox, before) &&
      (outbox.isOpen || before.isOpen || outbox.items.length + before.items.length > 0)
    )
      machine.send({ type: 'outboxChanged', outbox });
    for (const { item } of effects) void send(item, 1);
  }

  async function send(item: OutboxItem, attempt: number): Promise<void> {
    const { merchantData } = machine.state.session;
    const whose = owner;
    const headers = salesHeadersOf({ ...merchantData, merchantOrigin: merchantData.postMsgMerchantOrigin });
    const sent = await sendOutboxItem(api, item, headers, ports.nowMs());
    // Another agent has opened the app meanwhile.
    if (whose !== owner) return;
    if (sent.is === 'fate') take({ type: 'answered', key: item.key, fate: sent.fate });
    else if (sent.is === 'tokenOver' && attempt === 1 && (await renewToken())) await send(item, 2);
    else {
      take({ type: 'lost', key: item.key });
      if (sent.is === 'lost') ports.startTimer(RESEND_AFTER_MS, sendAgain);
      else machine.send({ type: 'sessionRefused', failure: sent.failure });
    }
  }

  function sendAgain(): void {
    if (!machine.state.offline && outbox.line === 'down') take({ type: 'lineBack' });
  }

  const renewToken = (): Promise<boolean> =>
    host.ask('getAuthToken', {}).then(
      ({ authToken }) => {
        machine.send({ type: 'tokenReceived', authToken });
        return true;
      },
      () => false,
    );

  function follow(state: SalesState): void {
    if (state.session.phase !== 'ready') return;
    const scope = scopeOf(state.session.merchantData);
    if (scope !== owner) {
      owner = scope;
      outbox = emptyOutbox;
      lastLine = null;
      take({ type: 'restored', items: outboxStore.read(stores.session, scope, ports.nowMs()) });
    } else if (state.session.outbox !== null && state.session.outbox !== outbox) {
      // The app was opened once more.
      machine.send({ type: 'outboxChanged', outbox });
    }
    if (hasEnded(state) && outbox.items.length > 0) take({ type: 'forgotten' });
    const line = state.offline || endOf(state) !== null ? 'lineLost' : 'lineBack';
    if (line !== lastLine) {
      lastLine = line;
      take({ type: line });
    }
    const isHome = isAtHome(state);
    // What came of the others is told once the customer of one of them is served.
    if (isHome && !wasHome && !outbox.isOpen && !outbox.items.every(isWaiting)) take({ type: 'opened' });
    wasHome = isHome;
  }

  machine.subscribe(follow);
  follow(machine.state);

  return (act) => {
    switch (act.do) {
      case 'queue':
        return take({ type: 'queued', work: act.work, key: ports.newKey() });
      case 'open':
        return take({ type: 'opened' });
      case 'close':
        return take({ type: 'closed' });
      case 'sendNow':
        return take({ type: 'lineBack' });
      case 'remove':
        return take({ type: 'removed', key: act.key });
      case 'take':
        return take({ type: 'taken', key: act.key });
      case 'sendOnWhatsApp': {
        const fate = outbox.items.find(({ key }) => key === act.key)?.fate;
        if (fate?.is === 'shared') ports.openTab(fate.whatsAppLink);
        return;
      }
      default:
        act satisfies never;
    }
  };
}

/** Blocked, or logged out: not one that has run out, which the same agent opens again. */
const hasEnded = ({ view }: SalesState): boolean =>
  'failure' in view && view.failure !== null && ['blockAgent', 'blockAccount', 'logIn'].includes(view.failure.reaction);

const isAtHome = (state: SalesState): boolean =>
  routeDetails(state).path === '/sales-emi-home' && openSheetName(state) === null && state.modal.name === 'none';

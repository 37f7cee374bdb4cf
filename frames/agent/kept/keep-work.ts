import { createApiClient } from '../../platform/api/client';
import { patientHttp } from '../../platform/api/patient-http';
import { isSameData } from '../../platform/flow/same-data';
import { scopeOf } from '../app/draft-store';
import type { Ports } from '../app/ports';
import type { SalesMachine } from '../app/sales-machine';
import { endOf } from '../flow/navigation';
import type { SalesState } from '../flow/state';
import { salesHeadersOf } from '../sales-headers';
import { type KeptEvent, reduceKept } from './kept-flow';
import { isWaiting, type KeptAct, type KeptItem, type KeptState, nothingKept } from './kept-item';
import { keptStore } from './kept-store';
import { sendKept } from './send-kept';

/** After nobody has answered where the browser knows of no lost line. */
const KEPT_AGAIN_AFTER_MS = 15_000;

/** Keeps checks and applications for as long as there is no line, beside the flow of the app, which is told what is kept.
 *  Returns the way to act on it. */
export function keepWork(ports: Ports, machine: SalesMachine): (act: KeptAct) => void {
  const { stores, host } = ports;
  const api = ports.client((own) => createApiClient({ ...own, later: async () => patientHttp }));
  let kept: KeptState = nothingKept;
  /** Whose it is; null before the app is open. */
  let owner: string | null = null;
  let lastLine: 'lineLost' | 'lineBack' | null = null;
  let wasHome = false;

  function take(event: KeptEvent): void {
    const before = kept;
    const now = { nowMs: ports.nowMs(), verified: machine.state.verifiedMobiles };
    const { state, effects } = reduceKept(kept, event, now);
    kept = state;
    if (owner !== null && kept.items !== before.items) keptStore.write(stores.session, owner, kept.items, now.nowMs);
    if (!isSameData(kept, before) && (kept.isOpen || before.isOpen || kept.items.length + before.items.length > 0))
      machine.send({ type: 'keptChanged', kept });
    for (const { item } of effects) void send(item, 1);
  }

  async function send(item: KeptItem, attempt: number): Promise<void> {
    const { merchantData } = machine.state;
    const whose = owner;
    const headers = salesHeadersOf({ ...merchantData, merchantOrigin: merchantData.postMsgMerchantOrigin });
    const sent = await sendKept(api, item, headers, ports.nowMs());
    // Another agent has opened the app meanwhile.
    if (whose !== owner) return;
    if (sent.is === 'fate') take({ type: 'answered', key: item.key, fate: sent.fate });
    else if (sent.is === 'tokenOver' && attempt === 1 && (await renewToken())) await send(item, 2);
    else {
      take({ type: 'lost', key: item.key });
      if (sent.is === 'lost') ports.startTimer(KEPT_AGAIN_AFTER_MS, sendAgain);
      else machine.send({ type: 'sessionRefused', failure: sent.failure });
    }
  }

  function sendAgain(): void {
    if (!machine.state.offline && kept.line === 'down') take({ type: 'lineBack' });
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
    if (state.phase !== 'ready') return;
    const scope = scopeOf(state.merchantData);
    if (scope !== owner) {
      owner = scope;
      kept = nothingKept;
      lastLine = null;
      take({ type: 'restored', items: keptStore.read(stores.session, scope, ports.nowMs()) });
    } else if (state.kept !== null && state.kept !== kept) {
      // The app was opened once more.
      machine.send({ type: 'keptChanged', kept });
    }
    if (hasEnded(state) && kept.items.length > 0) take({ type: 'forgotten' });
    const line = state.offline || endOf(state) !== null ? 'lineLost' : 'lineBack';
    if (line !== lastLine) {
      lastLine = line;
      take({ type: line });
    }
    const isHome = isAtHome(state);
    // What came of the others is told once the customer of one of them is served.
    if (isHome && !wasHome && !kept.isOpen && !kept.items.every(isWaiting)) take({ type: 'opened' });
    wasHome = isHome;
  }

  machine.subscribe(follow);
  follow(machine.state);

  return (act) => {
    switch (act.do) {
      case 'keep':
        return take({ type: 'kept', work: act.work, key: ports.newKey() });
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
        const fate = kept.items.find(({ key }) => key === act.key)?.fate;
        if (fate?.is === 'shared') ports.openTab(fate.whatsAppLink);
        return;
      }
      default:
        act satisfies never;
    }
  };
}

/** Blocked, or logged out: not one that has run out, which the same agent opens again. */
const hasEnded = ({ terminalFailure }: SalesState): boolean =>
  terminalFailure !== null && ['blockAgent', 'blockAccount', 'logIn'].includes(terminalFailure.reaction);

const isAtHome = ({ stack, sheet, modal }: SalesState): boolean =>
  stack.length === 1 && stack[0] === '/sales-emi-home' && sheet.name === 'none' && modal.name === 'none';

import { useState } from 'react';
import { Icon } from '../look/icon';
import { type NumberReset, ShopError, shopServer } from '../shop/order-client';
import { type HubMessages, useHubMessages } from './messages-context';
import css from './reset-number.module.css';

type Reset = { readonly reset: 'ready' | 'busy' | 'failed' } | NumberReset;

/** Resets the chosen test number to its documented state. */
export function ResetNumber({ mobile, shown }: { mobile: string; shown: string }) {
  const t = useHubMessages();
  const [state, setState] = useState<Reset>({ reset: 'ready' });
  const isBusy = state.reset === 'busy';
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setState({ reset: 'busy' });
    try {
      setState(await shopServer.resetNumber(mobile));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setState({ reset: 'failed' });
    }
  };
  return (
    <div className={css.reset}>
      {/* The button keeps the focus while it is pending. */}
      <button type="button" className={css.button} aria-disabled={isBusy} onClick={press}>
        <Icon name="retry" />
        {t.reset(shown)}
      </button>
      <p className={css.said} role="status" data-state={state.reset}>
        {said(state, t)}
      </p>
    </div>
  );
}

function said(state: Reset, t: HubMessages): string {
  switch (state.reset) {
    case 'ready':
      return t.resetHint;
    case 'busy':
      return t.resetting;
    case 'failed':
      return t.resetFailed;
    case 'done':
      return t.resetDone(state.loansRepaid, state.linesClosed, state.applicationsClosed);
    case 'inPayment':
      return t.resetInPayment(state.endsAtMs);
    default:
      return state satisfies never;
  }
}

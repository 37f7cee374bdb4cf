import { useState } from 'react';
import { Icon } from '../look/icon';
import { type NumberReset, ShopError, shopServer } from '../shop/order-client';
import css from './reset-number.module.css';
import { type HubWords, useHubWords } from './words';

type Reset = { readonly reset: 'ready' | 'busy' | 'failed' } | NumberReset;

/** Resets the chosen test number to its documented state. */
export function ResetNumber({ mobile, shown }: { mobile: string; shown: string }) {
  const words = useHubWords();
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
        {words.reset(shown)}
      </button>
      <p className={css.said} role="status" data-state={state.reset}>
        {said(state, words)}
      </p>
    </div>
  );
}

function said(state: Reset, words: HubWords): string {
  switch (state.reset) {
    case 'ready':
      return words.resetHint;
    case 'busy':
      return words.resetting;
    case 'failed':
      return words.resetFailed;
    case 'done':
      return words.resetDone(state.loansRepaid, state.linesClosed, state.applicationsClosed);
    case 'inPayment':
      return words.resetInPayment(state.endsAtMs);
    default:
      return state satisfies never;
  }
}

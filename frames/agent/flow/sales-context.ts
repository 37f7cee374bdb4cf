import { ReducerContext } from '../../platform/flow/reducer-context';
import type { Messages } from '../page-messages';
import type { CallName, SalesCalls } from './calls';
import type { SalesEffect } from './events';
import type { SalesState } from './state';

/** What the rules of the sales app work on; a sheet's words are part of its state. */
export class SalesContext extends ReducerContext<SalesCalls, SalesState, SalesEffect> {
  constructor(
    state: SalesState,
    readonly messages: Messages,
    nowMs: number,
  ) {
    super(state, nowMs);
  }

  /** A call that waits for a fresh token waits no more. */
  override abandon(call: CallName): void {
    super.abandon(call);
    this.set({ awaitingToken: this.state.awaitingToken.filter((waiting) => waiting.call !== call) });
  }
}

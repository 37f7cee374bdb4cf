import { ReducerContext } from '../../platform/flow/reducer-context';
import type { Messages } from '../page-messages';
import type { CallName, SalesCalls } from './calls';
import type { SalesEffect } from './events';
import type { Purchase, SalesState, Session } from './state';

/** What the rules of the sales app work on; the text of a sheet is part of its state. */
export class SalesContext extends ReducerContext<SalesCalls, SalesState, SalesEffect> {
  constructor(
    state: SalesState,
    readonly messages: Messages,
    nowMs: number,
  ) {
    super(state, nowMs);
  }

  setSession(change: Partial<Session>): void {
    this.set({ session: { ...this.state.session, ...change } });
  }

  setPurchase(change: Partial<Purchase>): void {
    this.set({ purchase: { ...this.state.purchase, ...change } });
  }

  /** A call that waits for a fresh token waits no more. */
  override abandon(call: CallName): void {
    super.abandon(call);
    const { awaitingToken } = this.state.session;
    const others = awaitingToken.filter((waiting) => waiting.call !== call);
    if (others.length < awaitingToken.length) this.setSession({ awaitingToken: others });
  }
}

import { ScreenContext } from '../../platform/flow/screen-context';
import type { CallName, CheckoutCalls } from './calls';
import type { CheckoutEffect } from './events';
import type { Screen } from './screen';
import type { CheckoutState, Typed } from './state';

/** What the rules of the checkout work on. */
export class CheckoutContext extends ScreenContext<CheckoutCalls, Screen, CheckoutState, CheckoutEffect> {
  protected override readonly apiStateFields = {
    initiateTxn: 'initiateTxnApiState',
    confirm: 'confirmOtpApiState',
    sendPosLink: 'posSmsApiState',
  } as const satisfies { readonly [Name in CallName]?: keyof CheckoutState };

  /** Nothing is polled any more either. */
  override abandonAll(): void {
    super.abandonAll();
    this.set({ pollTimerId: null });
  }

  type(change: Partial<Typed>): void {
    this.set({ paymentUserData: { ...this.state.paymentUserData, ...change } });
  }
}

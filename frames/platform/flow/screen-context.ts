import { at } from '../../platform/flow/at';
import type { Calls, CallsState } from './calls';
import { ReducerContext } from './reducer-context';

type Named = { readonly name: string };

/** The context of a flow whose state names one screen. */
export class ScreenContext<
  C extends Calls,
  Screen extends Named,
  State extends CallsState<C> & { readonly screen: Screen },
  Effect,
> extends ReducerContext<C, State, Effect> {
  /** Shows another screen. */
  show(screen: Screen): void {
    // SAFETY: `screen` is a field of every such state.
    this.set({ screen } as Partial<State>);
  }

  /** The present screen if it is that one, else null. */
  on<Name extends Screen['name']>(name: Name): Extract<Screen, { name: Name }> | null {
    return at<Screen, Name>(this.state, name);
  }
}

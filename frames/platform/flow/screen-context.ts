import { at } from '../../platform/flow/at';
import type { Calls, CallsState } from './calls';
import { ReducerContext } from './reducer-context';

type Named = { readonly name: string };

export class ScreenContext<
  C extends Calls,
  Screen extends Named,
  State extends CallsState<C> & { readonly screen: Screen },
  Effect,
> extends ReducerContext<C, State, Effect> {
  show(screen: Screen): void {
    // SAFETY: `screen` is a field of every such state.
    this.set({ screen } as Partial<State>);
  }

  /** The current screen if it has this name, else null. */
  on<Name extends Screen['name']>(name: Name): Extract<Screen, { name: Name }> | null {
    return at<Screen, Name>(this.state, name);
  }
}

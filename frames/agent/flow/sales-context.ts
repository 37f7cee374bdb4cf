import { ReducerContext } from '../../platform/flow/reducer-context';
import type { Messages } from '../messages/messages';
import type { SalesEffect } from './events';
import type { SalesState } from './state';

/** What the rules of the sales app work on; a sheet's words are part of its state. */
export class SalesContext extends ReducerContext<SalesState, SalesEffect> {
  constructor(
    state: SalesState,
    readonly messages: Messages,
    nowMs: number,
  ) {
    super(state, nowMs);
  }
}

import { FlowMachine, flowOf } from '../../platform/flow/flow-machine';
import type { SalesEffect, SalesEvent } from '../flow/events';
import { initialState } from '../flow/initial-state';
import { reduce } from '../flow/reduce';
import type { SalesState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';

export const salesFlow = flowOf<SalesState, SalesEvent, SalesEffect, Messages>({ initialState, messages: en, reduce });

/** One mounted sales app. */
export class SalesMachine extends FlowMachine<SalesState, SalesEvent, SalesEffect, Messages> {
  constructor(nowMs?: () => number) {
    super(salesFlow, nowMs);
  }
}

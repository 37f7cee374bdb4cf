import { FlowMachine } from '../../platform/flow/flow-machine';
import type { SalesEffect, SalesEvent } from '../flow/events';
import { initialState } from '../flow/initial-state';
import { reduce } from '../flow/reduce';
import type { SalesState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';

/** One mounted sales app. */
export type SalesMachine = FlowMachine<SalesState, SalesEvent, SalesEffect, Messages>;

export const createSalesMachine = (nowMs?: () => number): SalesMachine =>
  new FlowMachine({ initialState, messages: en, reduce }, nowMs);

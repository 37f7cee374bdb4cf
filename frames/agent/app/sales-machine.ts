import { FlowMachine } from '../../platform/flow/flow-machine';
import type { SalesEffect, SalesEvent } from '../flow/events';
import { reduce } from '../flow/reduce';
import { stateAtom } from '../flow/sales-atoms';
import type { SalesState } from '../flow/state';
import type { Messages } from '../words';
import { salesWords } from '../words';

/** One mounted sales app. */
export type SalesMachine = FlowMachine<SalesState, SalesEvent, SalesEffect, Messages>;

export const createSalesMachine = (nowMs?: () => number): SalesMachine =>
  new FlowMachine({ stateAtom, messages: salesWords.english, reduce }, nowMs);

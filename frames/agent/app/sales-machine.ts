import { defaultLocale } from '../../../shared/locales';
import { FlowMachine } from '../../platform/flow/flow-machine';
import type { SalesEffect, SalesEvent } from '../flow/events';
import { reduce } from '../flow/reduce';
import { stateAtom } from '../flow/sales-atoms';
import type { SalesState } from '../flow/state';
import { type Messages, messagesOf } from '../page-messages';

/** One mounted sales app. */
export type SalesMachine = FlowMachine<SalesState, SalesEvent, SalesEffect, Messages>;

export const createSalesMachine = (nowMs?: () => number): SalesMachine =>
  new FlowMachine({ stateAtom, messages: messagesOf(defaultLocale), reduce }, nowMs);

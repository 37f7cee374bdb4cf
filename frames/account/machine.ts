import { defaultLocale } from '../../shared/locales';
import { FlowMachine } from '../platform/flow/flow-machine';
import { stateAtom } from './flow/account-atoms';
import type { AccountEffect, AccountEvent } from './flow/events';
import { reduce } from './flow/reduce';
import type { AccountState } from './flow/state';
import { type Messages, messagesOf } from './page-messages';

export type AccountMachine = FlowMachine<AccountState, AccountEvent, AccountEffect, Messages>;

export const createAccountMachine = (nowMs?: () => number): AccountMachine =>
  new FlowMachine({ stateAtom, messages: messagesOf(defaultLocale), reduce }, nowMs);

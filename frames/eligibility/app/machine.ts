import { defaultLocale } from '../../../shared/locales';
import { FlowMachine } from '../../platform/flow/flow-machine';
import { stateAtom } from '../flow/eligibility-atoms';
import type { EligibilityEffect, EligibilityEvent } from '../flow/events';
import { reduce } from '../flow/reduce';
import type { EligibilityState } from '../flow/state';
import { type Messages, messagesOf } from '../page-messages';

/** One mounted widget. */
export type EligibilityMachine = FlowMachine<EligibilityState, EligibilityEvent, EligibilityEffect, Messages>;

export const createEligibilityMachine = (nowMs?: () => number): EligibilityMachine =>
  new FlowMachine({ stateAtom, messages: messagesOf(defaultLocale), reduce }, nowMs);

import { atom } from 'jotai/vanilla';
import { FlowMachine } from '../../platform/flow/flow-machine';
import type { EligibilityEffect, EligibilityEvent } from '../flow/events';
import { reduce } from '../flow/reduce';
import { type EligibilityState, initialState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';
import type { Later } from './perform';

/** How the page has opened the widget, and what has come of it. */
export interface Setting {
  /** A modal widget can be closed. */
  readonly mode: 'inline' | 'modal' | 'headless';
  /** Null until it has come. */
  readonly later: Later | null;
}

/** One mounted widget. */
export class EligibilityMachine extends FlowMachine<EligibilityState, EligibilityEvent, EligibilityEffect, Messages> {
  readonly settingAtom = atom<Setting>({ mode: 'inline', later: null });

  constructor(nowMs?: () => number) {
    super(
      { initialState, messages: en, reduce: (state, event, _messages, nowMs) => reduce(state, event, nowMs) },
      nowMs,
    );
  }

  set = (change: Partial<Setting>): void => {
    this.store.set(this.settingAtom, { ...this.store.get(this.settingAtom), ...change });
  };
}

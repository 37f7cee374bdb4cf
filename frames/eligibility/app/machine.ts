import { atom, createStore } from 'jotai/vanilla';
import type { EligibilityEffect, EligibilityEvent } from '../flow/events';
import { reduce } from '../flow/reduce';
import { type EligibilityState, initialState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';
import type { Later } from './perform';

/** What the page has asked for, beyond the flow. */
export interface Setting {
  /** A modal widget can be closed. */
  readonly mode: 'inline' | 'modal' | 'headless';
  /** False where the browser keeps nothing for anybody. */
  readonly isCompatible: boolean;
  readonly messages: Messages;
  /** Null until it has come. */
  readonly later: Later | null;
}

const state = atom<EligibilityState>(initialState);
const setting = atom<Setting>({ mode: 'inline', isCompatible: true, messages: en, later: null });

export const stateAtom = atom((get) => get(state));
export const settingAtom = atom((get) => get(setting));

/** One mounted widget: its own store, its own queue. Events are taken one at a time, in order; the effects of an event
 *  are carried out once its state stands. */
export class EligibilityMachine {
  readonly store = createStore();
  readonly #queue: EligibilityEvent[] = [];
  readonly #perform: (effect: EligibilityEffect) => void;
  #isRunning = false;

  constructor(connect: (machine: EligibilityMachine) => (effect: EligibilityEffect) => void) {
    this.#perform = connect(this);
  }

  get state(): EligibilityState {
    return this.store.get(state);
  }

  set = (change: Partial<Setting>): void => {
    this.store.set(setting, { ...this.store.get(setting), ...change });
  };

  send = (event: EligibilityEvent): void => {
    this.#queue.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#take(next);
    } finally {
      this.#isRunning = false;
    }
  };

  #take(event: EligibilityEvent): void {
    const step = reduce(this.state, event);
    this.store.set(state, step.state);
    for (const effect of step.effects) this.#perform(effect);
  }
}

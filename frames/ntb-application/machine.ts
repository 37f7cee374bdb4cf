import { atom } from 'jotai/vanilla';
import { FlowMachine } from '../platform/flow/flow-machine';
import type { ApplicationEffect, ApplicationEvent } from './flow/events';
import { reduce } from './flow/reduce';
import { type ApplicationState, initialState } from './flow/state';
import { type Messages, words } from './words';

export const stateAtom = atom<ApplicationState>(initialState);

/** The page of one shared application. */
export type ApplicationMachine = FlowMachine<ApplicationState, ApplicationEvent, ApplicationEffect, Messages>;

export const createApplicationMachine = (): ApplicationMachine =>
  new FlowMachine({ stateAtom, messages: words.english, reduce });

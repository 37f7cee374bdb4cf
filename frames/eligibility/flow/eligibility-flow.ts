import type { CallsOf } from '../../platform/flow/calls';
import type { Flow } from '../../platform/page/flow';
import type { FrameRequest } from '../../platform/page/frame-flow';
import type { endpoints } from './endpoints';
import type { EligibilityEffect, TimerName } from './events';
import type { EligibilityState, Screen } from './state';

export type EligibilityCalls = typeof endpoints;
export type CallName = keyof EligibilityCalls;
/** Data of the answers, by call. */
export type Answers = { readonly [Name in CallName]: CallsOf<EligibilityCalls>[Name]['data'] };

/** The flow of the eligibility widget, as its rules see it. */
export type EligibilityFlow = Flow<
  EligibilityState,
  EligibilityCalls,
  undefined,
  TimerName,
  EligibilityEffect | FrameRequest
>;

export const change = (flow: EligibilityFlow, part: Partial<EligibilityState>): void =>
  flow.set({ ...flow.state, ...part });
export const show = (flow: EligibilityFlow, screen: Screen): void => change(flow, { screen });

/** Body of a call about the page's amount, if the page has one. */
export const amountBody = ({ state: { amount } }: EligibilityFlow): { amount?: number } =>
  amount === null ? {} : { amount };

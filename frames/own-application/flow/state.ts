import type { Locale } from '../../../shared/locales';
import type { EmploymentType } from '../../../shared/rules/employment-type';
import type { NtbPlace } from '../../../shared/site/ntb-addresses';
import type { Failure } from '../../platform/api/failure';
import type { CallEffect, CallsOf, CallsState } from '../../platform/flow/calls';
import type { applicationEndpoints } from './endpoints';
import type { NtbApplication, NtbConfig } from './ntb-application';
import type { Issue, Typed, TypedField } from './typed';

export type ApplyCalls = CallsOf<typeof applicationEndpoints>;

/** An application of one's own while it is made. */
export interface ApplyState extends CallsState<ApplyCalls> {
  readonly ntbFlow: NtbApplication;
  readonly ntbConfig: NtbConfig;
  /** Secret: PAN and date of birth among it. */
  readonly typed: Typed;
  readonly issues: readonly Issue[];
  /** The language that the box was ticked in; null where it is not ticked. */
  readonly consentIn: Locale | null;
  /** What was refused and can be tried again; null for nothing. */
  readonly failure: Failure | null;
  /** It is back from the storage, without what is never kept. */
  readonly isRestored: boolean;
  /** Whole rupees; null where nothing is bought yet. */
  readonly amount: number | null;
  /** Lenders that have refused, which are offered no more. */
  readonly rejectedLenderIds: readonly string[];
  /** Another page comes. */
  readonly isLeaving: boolean;
}

export type ApplyEvent =
  /** 'Start', 'Continue', and at the last step 'Send'. */
  | { readonly type: 'wentOn' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'fieldTyped'; readonly field: TypedField; readonly text: string }
  | { readonly type: 'workChosen'; readonly worksAs: EmploymentType }
  | { readonly type: 'lenderChosen'; readonly lenderId: string }
  /** `language`: of the words that were agreed to; null where the box is not ticked any more. */
  | { readonly type: 'consentToggled'; readonly language: Locale | null }
  /** 'Start over'. */
  | { readonly type: 'startedOver' };

export type ApplyEffect =
  | {
      readonly type: 'goTo';
      readonly place: Exclude<NtbPlace, 'application'>;
      readonly query: Readonly<Record<string, string>>;
    }
  /** Asks the server for all of it once more. */
  | { readonly type: 'reload' };
export type AnyApplyEffect = ApplyEffect | CallEffect<ApplyCalls>;

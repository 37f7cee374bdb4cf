import {
  type DeskApplication,
  deskProducts,
  fileApplication,
  filedApplications,
  resendFiled,
  type WantedProduct,
} from '../../../shared/api/filed-application';
import type { FiledState } from '../../../shared/rules/filed-application';
import type { Failure } from '../../platform/api/failure';
import type { Flow } from '../../platform/page/flow';
import { type Agent, deskCalls, type Left, type Listed, type OlderStep } from '../desk';
import type { FileFault, FileFields, Lenders } from './file-form';

export const calls = {
  ...deskCalls,
  find: deskProducts,
  file: fileApplication,
  newest: filedApplications,
  older: filedApplications,
  resend: resendFiled,
};

export interface ApplicationsInput {
  readonly agent: Agent;
  /** Those that take applications. */
  readonly lenders: Lenders;
  readonly filed: Listed<DeskApplication>;
}

/** Products that the typed text finds; `none` if it is too short. */
export type FoundProducts =
  | { readonly step: 'none' | 'looking' | 'failed' }
  | { readonly step: 'found'; readonly products: readonly WantedProduct[] };

/** Never stored: it is about another person, PAN and date of birth included. */
export interface FileForm {
  readonly fields: FileFields;
  readonly faults: readonly FileFault[];
  readonly search: { readonly text: string; readonly found: FoundProducts };
  readonly filing:
    | { readonly step: 'idle' | 'sending' }
    | { readonly step: 'filed'; readonly application: DeskApplication }
    | { readonly step: 'failed'; readonly failure: Failure };
}

/** State of a link that is sent again. */
export type Resend = { readonly step: 'sending' | 'sent' } | { readonly step: 'failed'; readonly failure: Failure };

export interface ApplicationsState extends ApplicationsInput {
  readonly form: FileForm;
  readonly older: OlderStep;
  /** Applications whose state has changed with the last change of the list. */
  readonly changed: readonly { readonly userName: string; readonly state: FiledState }[];
  /** By application; an application without one was not sent again. */
  readonly resends: Readonly<Record<string, Resend>>;
}

export type ApplicationsEvent =
  | { readonly type: 'typed'; readonly change: Partial<FileFields> }
  | { readonly type: 'searched'; readonly text: string }
  | { readonly type: 'resent'; readonly applicationId: string }
  | { readonly type: 'leftDesk' | 'submitted' | 'moreAsked' };

export type ApplicationsFlow = Flow<ApplicationsState, typeof calls, ApplicationsInput, 'search' | 'poll', Left>;

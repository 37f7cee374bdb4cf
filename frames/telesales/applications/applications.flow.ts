import type { FlowDefinition } from '../../platform/page/flow';
import { deskAnswers, type Left } from '../desk';
import { type ApplicationsEvent, type ApplicationsInput, type ApplicationsState, calls } from './applications-state';
import { emptyForm, filed, find, found, notFiled, notFound, searched, submitted, typed } from './file-rules';
import {
  linkNotSent,
  linkSent,
  moreAsked,
  newestRead,
  olderNotRead,
  olderRead,
  readAgain,
  readNewest,
  resent,
} from './filed-rules';

/** Applications that an agent files for customers. Source: S2§2 (RTE-093), TEL-002. */
export const applicationsFlow: FlowDefinition<
  ApplicationsState,
  ApplicationsEvent,
  typeof calls,
  ApplicationsInput,
  'search' | 'poll',
  Left
> = {
  initial: (input) => ({ ...input, form: emptyForm(input.lenders), older: 'idle', changed: [], resends: {} }),
  start: readNewest,
  calls,
  countsDown: ['resendAtMs'],
  on: {
    leftDesk: (flow) => flow.call('end', undefined),
    typed,
    searched,
    submitted,
    moreAsked,
    resent,
  },
  answers: {
    ...deskAnswers,
    find: { done: found, failed: notFound },
    file: { done: filed, failed: notFiled },
    newest: { done: newestRead, failed: readAgain },
    older: { done: olderRead, failed: olderNotRead },
    resend: { done: linkSent, failed: linkNotSent },
  },
  timers: { search: find, poll: readNewest },
};

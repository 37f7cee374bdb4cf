import { Application } from '../application';
import { CompactJws, fieldsOf, LenderId, orNull, PositivePaise, Uuid, WebAddress } from '../fields';
import { lenderCall } from '../lender-call';
import { Person, sealed } from '../sealed';

export const applicationCalls = {
  apply: lenderCall({
    method: 'PUT',
    path: '/v1/applications/:applicationId',
    summary: 'File an application of a customer who is new to the lender',
    rules: [
      'The evidence has the consents for the data and for the inquiry at a bureau.',
      'An approval may come while no page is open; it leads to a line that a payment can use at once.',
    ],
    request: fieldsOf({
      lenderId: LenderId,
      subjectRef: Uuid,
      person: sealed(Person),
      /** Planned purchase; null if none. */
      amountPaise: orNull(PositivePaise),
      evidence: CompactJws,
      returnUrl: WebAddress,
    }),
    response: Application,
    accepted: true,
    problems: ['NOT_ALLOWED', 'REJECTED', 'LIMIT_TOO_LOW', 'NOT_CONSENTED'],
    withinMs: 20_000,
    sealed: ['person'],
    capability: 'applications',
  }),
  getApplication: lenderCall({
    method: 'GET',
    path: '/v1/applications/:applicationId',
    summary: 'State of an application',
    request: null,
    response: Application,
    accepted: true,
    problems: ['UNKNOWN_NAME'],
    withinMs: 8000,
    capability: 'applications',
  }),
  withdraw: lenderCall({
    method: 'POST',
    path: '/v1/applications/:applicationId/withdraw',
    summary: 'Withdraw an application',
    rules: ['Answered with the end. Of a withdrawal and an approval at the same time exactly one wins.'],
    request: null,
    response: Application,
    problems: ['UNKNOWN_NAME'],
    withinMs: 8000,
    capability: 'applications',
  }),
};

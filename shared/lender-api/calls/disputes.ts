import { Dispute, DisputeFile, disputeTopics } from '../dispute';
import { AtMs, fieldsOf, listOf, oneOf, orNull, text, Uuid } from '../fields';
import { lenderCall } from '../lender-call';

export const disputeCalls = {
  openDispute: lenderCall({
    method: 'PUT',
    path: '/v1/disputes/:disputeId',
    summary: 'Open a dispute about a loan, or about the lender',
    rules: ['The lender answers what it pauses, and Kadam shows that alone. `wantsPause` is a wish.'],
    request: fieldsOf({
      loanId: orNull(Uuid),
      topic: oneOf(disputeTopics),
      text: text(4096),
      files: listOf(DisputeFile, 10),
      openedAtMs: AtMs,
      wantsPause: listOf(oneOf(['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT']), 4),
      level: oneOf(['LENDER', 'GRIEVANCE_OFFICER']),
    }),
    response: Dispute,
    accepted: true,
    problems: ['UNKNOWN_NAME'],
    withinMs: 20_000,
    capability: 'disputes',
  }),
  addDisputeMessage: lenderCall({
    method: 'PUT',
    path: '/v1/disputes/:disputeId/messages/:messageNumber',
    summary: 'Add a message of the customer to a dispute',
    rules: ['`messageNumber` counts the messages of both sides from 1. A number that is taken is OTHER_BODY.'],
    request: fieldsOf({ text: text(4096), files: listOf(DisputeFile, 10), atMs: AtMs }),
    response: Dispute,
    accepted: true,
    problems: ['UNKNOWN_NAME', 'NOT_ALLOWED'],
    withinMs: 20_000,
    capability: 'disputes',
  }),
  getDispute: lenderCall({
    method: 'GET',
    path: '/v1/disputes/:disputeId',
    summary: 'State and messages of a dispute',
    request: null,
    response: Dispute,
    accepted: true,
    problems: ['UNKNOWN_NAME'],
    withinMs: 20_000,
    capability: 'disputes',
  }),
};

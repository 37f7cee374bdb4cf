import { fieldsOf, listOf, oneOf, PositivePaise, text, WebAddress } from '../fields';
import { lenderCall } from '../lender-call';
import { Mandate, mandateMethods } from '../mandate';

const act = {
  method: 'POST',
  request: null,
  response: Mandate,
  accepted: true,
  problems: ['NOT_ALLOWED', 'UNKNOWN_NAME'],
  withinMs: 10_000,
  repeat: 'WITH_KEY',
  capability: 'mandateActs',
} as const;

export const mandateCalls = {
  askMandate: lenderCall({
    method: 'PUT',
    path: '/v1/mandates/:mandateId',
    summary: 'Ask for a mandate to debit the instalments',
    rules: [
      '`minMaxPaise` is the lowest maximum that covers an instalment with fees and charges.',
      'Answered with a page or a UPI intent. No instalment is debited unless the mandate is ACTIVE.',
    ],
    request: fieldsOf({
      for: fieldsOf({ kind: oneOf(['RESERVATION', 'LINE', 'LOAN']), id: text(64) }),
      methods: listOf(oneOf(mandateMethods), mandateMethods.length),
      minMaxPaise: PositivePaise,
      returnUrl: WebAddress,
    }),
    response: Mandate,
    accepted: true,
    problems: ['NOT_NEEDED', 'UNKNOWN_NAME'],
    withinMs: 20_000,
    capability: 'mandates',
  }),
  getMandate: lenderCall({
    method: 'GET',
    path: '/v1/mandates/:mandateId',
    summary: 'State of a mandate',
    request: null,
    response: Mandate,
    accepted: true,
    problems: ['UNKNOWN_NAME'],
    withinMs: 10_000,
    capability: 'mandates',
  }),
  pauseMandate: lenderCall({ ...act, path: '/v1/mandates/:mandateId/pause', summary: 'Pause a mandate' }),
  resumeMandate: lenderCall({ ...act, path: '/v1/mandates/:mandateId/resume', summary: 'Resume a paused mandate' }),
  revokeMandate: lenderCall({ ...act, path: '/v1/mandates/:mandateId/revoke', summary: 'Revoke a mandate' }),
};

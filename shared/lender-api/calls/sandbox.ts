import { Count, fieldsOf, listOf, text, Uuid } from '../fields';
import { lenderCall } from '../lender-call';
import { Mobile, sealed } from '../sealed';
import { Cursor } from './feed';

/** Calls of a sandbox. A lender in production answers NOT_OFFERED. */
export const sandboxCalls = {
  monthLater: lenderCall({
    method: 'POST',
    path: '/sandbox/month-later',
    summary: 'Move a test customer’s business day a month ahead',
    rules: ['Debits and charges of the month are done. Kadam reads the feed to `upTo` before it shows anything.'],
    request: fieldsOf({ mobile: sealed(Mobile) }),
    response: fieldsOf({ loans: Count, upTo: Cursor }),
    problems: ['RESERVED_UNTIL'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    sealed: ['mobile'],
    isSandboxOnly: true,
  }),
  resetCustomer: lenderCall({
    method: 'POST',
    path: '/sandbox/reset',
    summary: 'Forget what a test customer has done',
    rules: ['The name is `resetId`: a repeat resets nothing that came later.'],
    request: fieldsOf({ resetId: Uuid, mobile: sealed(Mobile) }),
    response: fieldsOf({ loans: Count, upTo: Cursor }),
    problems: ['RESERVED_UNTIL'],
    withinMs: 10_000,
    sealed: ['mobile'],
    isSandboxOnly: true,
  }),
  listTestCustomers: lenderCall({
    method: 'GET',
    path: '/sandbox/customers',
    summary: 'Test customers and their behaviour',
    request: null,
    response: fieldsOf({ customers: listOf(fieldsOf({ mobile: Mobile, behaviour: text(500) }), 200) }),
    withinMs: 10_000,
    isSandboxOnly: true,
  }),
};

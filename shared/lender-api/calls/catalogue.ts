import * as z from 'zod/mini';
import { AtMs, fieldsOf, LenderId, listOf, oneOf, orNull } from '../fields';
import { lenderCall } from '../lender-call';
import { healthStates, LenderProfile } from '../lender-profile';
import { RateCard } from '../rate-card';

export const catalogueCalls = {
  getHealth: lenderCall({
    method: 'GET',
    path: '/v1/health',
    summary: 'Health of the connection',
    rules: ['`nowMs` is the lender’s clock when it answers: it shows a skew before signatures fail.'],
    request: null,
    response: fieldsOf({
      status: oneOf(healthStates),
      maintenance: orNull(fieldsOf({ fromMs: AtMs, untilMs: AtMs })),
      nowMs: AtMs,
    }),
    withinMs: 3000,
  }),
  listLenders: lenderCall({
    method: 'GET',
    path: '/v1/lenders',
    summary: 'Lenders of the connection, with their capabilities',
    rules: ['Statements and pages name the lender and its officers as they are here.'],
    request: null,
    response: fieldsOf({ lenders: listOf(LenderProfile, 100) }),
    withinMs: 8000,
    hasEtag: true,
  }),
  listRateCards: lenderCall({
    method: 'GET',
    path: '/v1/rate-cards',
    summary: 'Rate cards, current and announced',
    rules: ['Prices that Kadam works out of a rate card are marked as indicative.'],
    request: fieldsOf({ lenderId: z.optional(LenderId) }),
    response: fieldsOf({ rateCards: listOf(RateCard, 300) }),
    withinMs: 8000,
    hasEtag: true,
  }),
};

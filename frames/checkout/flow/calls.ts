import type * as z from 'zod/mini';
import type { Endpoint, ResponseOf } from '../../../shared/api/endpoint';
import type { Failure } from '../../platform/api/failure';
import type { endpoints } from './endpoints';

type Endpoints = typeof endpoints;
/** Calls that tell where the payment stands: a failed one comes with its error code read as a failure. */
type Reading = 'details' | 'status' | 'confirmHosted' | 'linkStatus';
type WithFailure<E extends Endpoint> = Endpoint<
  E['request'],
  z.ZodMiniType<ResponseOf<E> & { readonly failure: Failure | null }>,
  E['path']
>;

/** The calls of the checkout, with what their answers are read as. */
export type CheckoutCalls = {
  readonly [Name in keyof Endpoints]: Name extends Reading ? WithFailure<Endpoints[Name]> : Endpoints[Name];
};
export type CallName = keyof CheckoutCalls;
export type AnswerOf<Name extends CallName> = ResponseOf<CheckoutCalls[Name]>;

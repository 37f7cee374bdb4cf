import { resolveApplicationError } from '../../shared/errors/application';
import type { AnsweredError } from '../platform/flow/to-failure';

/** The row of the error catalogue that an answer means to an application. */
export const rowOf = ({ code, type }: AnsweredError) => resolveApplicationError(code, 'ntb', { type });

import { resolveFiledError } from '../../shared/errors/filed-application';
import type { AnsweredError } from '../platform/flow/to-failure';

/** The row of the error catalogue that an answer means while a number is proved. */
export const proofRowOf = ({ code, type }: AnsweredError) => resolveFiledError(code, 'login', { type });
/** The same for what its owner decides. */
export const decisionRowOf = ({ code, type }: AnsweredError) => resolveFiledError(code, 'ntb', { type });

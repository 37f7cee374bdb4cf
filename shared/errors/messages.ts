import { defineMessages } from '../messages/define-messages';
import type { ErrorName } from '.';
import type { PaymentErrorName } from './payment';

type ErrorTexts = Readonly<Record<Exclude<ErrorName, PaymentErrorName>, string>>;

/** What happened and what to do, for each error; null in English, whose sentences the server sends. */
export const errorMessages = defineMessages<ErrorTexts | null>(
  null,
  import.meta.glob('/shared/messages/*/shared/errors.ts', { import: 'default' }),
);

import { defineMessages } from '../messages/define-messages';
import type { ErrorName } from '.';
import type { PaymentErrorName } from './payment';

type ErrorTexts = Readonly<Record<Exclude<ErrorName, PaymentErrorName>, string>>;

/** Text and next step of each error; null in English, whose texts the server sends. */
export const errorMessages = defineMessages<ErrorTexts | null>(
  null,
  import.meta.glob('/shared/messages/*/shared/errors.ts', { import: 'default' }),
);

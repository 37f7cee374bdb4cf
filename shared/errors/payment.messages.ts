import { defineMessages } from '../messages/define-messages';
import type { PaymentErrorName } from './payment';

export const paymentErrorMessages = defineMessages<Readonly<Record<PaymentErrorName, string>> | null>(
  null,
  import.meta.glob('/shared/messages/*/shared/errors/payment.ts', { import: 'default' }),
);

import type * as z from 'zod/mini';
import { Capabilities } from './capabilities';
import { EmailAddress, fieldsOf, LenderId, oneOf, orNull, Phone, text, WebAddress, Yes } from './fields';

const Officer = fieldsOf({ name: text(120), phone: Phone, email: EmailAddress, address: text(300) });

/** The regulated entity, as statements and pages name it. */
export const LenderProfile = fieldsOf({
  lenderId: LenderId,
  legalName: text(160),
  kind: oneOf(['BANK', 'NBFC']),
  /** Corporate identity number; null for a body without one. */
  cin: orNull(text(21)),
  rbiRegistration: text(40),
  website: WebAddress,
  privacyPolicy: WebAddress,
  grievanceOfficer: Officer,
  nodalOfficer: Officer,
  /** Page that lists the recovery agents. */
  recoveryAgents: WebAddress,
  /** Inquiry at a credit bureau that an eligibility check causes. */
  bureauCheck: oneOf(['NONE', 'SOFT', 'HARD']),
  /** Sender of the notices to the borrower. */
  borrowerNoticesBy: oneOf(['KADAM', 'LENDER']),
  capabilities: Capabilities,
  refunds: fieldsOf({
    partial: Yes,
    afterClose: Yes,
    /** What the lender keeps of a whole refund after the cooling-off days. */
    keeps: oneOf(['NOTHING', 'INTEREST', 'INTEREST_AND_FEES']),
  }),
});
export type LenderProfile = z.infer<typeof LenderProfile>;

export const healthStates = ['UP', 'DEGRADED', 'DOWN'] as const;

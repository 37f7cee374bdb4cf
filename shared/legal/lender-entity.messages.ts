import { defineMessages } from '../messages/define-messages';
/** A lender as it is registered, and its officer for complaints. */
export const lenderEntityMessages = defineMessages(
  {
    /** Of the part of a lender's own site. */
    heading: 'Who lends',
    line: 'The company behind the loan, and its officer for complaints.',
    /** Instead of companies and officers. */
    noLender: 'No lender is connected yet. Its company and its officer for complaints will stand here.',
    legalName: 'Registered name',
    type: 'Type',
    types: {
      BANK: 'Bank',
      STATUTORY_BANK: 'Bank founded by an Act of Parliament',
      NBFC: 'Non-banking financial company (NBFC)',
      HFC: 'Housing finance company (HFC)',
    },
    registration: 'RBI registration',
    cin: 'Company number (CIN)',
    office: 'Registered office',
    website: 'Website',
    officers: {
      PRINCIPAL_NODAL_OFFICER: 'Principal Nodal Officer',
      NODAL_GRIEVANCE_OFFICER: 'Nodal Grievance Officer',
    },
  },
  import.meta.glob('/shared/messages/*/shared/legal/lender-entity.ts', { import: 'default' }),
);

import { defineMessages } from '../messages/define-messages';
export const lenderEntityMessages = defineMessages(
  {
    heading: 'Who lends',
    line: 'The company behind the loan, and its officer for complaints.',
    /** In place of companies and officers. */
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

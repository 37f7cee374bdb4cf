import type { Config } from '../config';
import { DEBIT_BATCH_SIZE, debitDue } from '../lenders/debits';
import { simulatedLenders } from '../lenders/simulated-lenders';
import type { ModePorts } from '../ports';
import { sandboxCatalogue } from './catalogue';
import { sandboxClerk } from './dispute-clerk';
import { behaviourOf, refusalAtSend } from './payment-customers';
import { isAlwaysWrong, profileOf, refusalFor } from './test-customers';

export const sandboxPorts = ({ exampleMerchant }: Config): ModePorts => ({
  catalogue: sandboxCatalogue(exampleMerchant),
  sms: null,
  isLending: true,
  lenders: (deps) => simulatedLenders({ ...deps, profileOf, behaviourOf }),
  numbers: { isAlwaysWrong, refusalAtSend, refusalFor },
  desk: sandboxClerk,
  post: fetch,
  checksResponses: true,
  debits: async (deps) => void (await debitDue({ ...deps, behaviourOf }, DEBIT_BATCH_SIZE)),
});

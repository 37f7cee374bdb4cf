import { ledgerTests } from '../testing/ledger-tests';

ledgerTests(async () => ({ kind: 'memory' }));

import { memoryDatabase } from '../testing/database/memory-database';
import { ledgerTests } from '../testing/payments/ledger-tests';

ledgerTests(memoryDatabase);

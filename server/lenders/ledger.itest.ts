import { ledgerTests } from '../testing/ledger-tests';
import { memoryDatabase } from '../testing/memory-database';

ledgerTests(memoryDatabase);

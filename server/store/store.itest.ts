import { memoryDatabase } from '../testing/memory-database';
import { storeTests } from '../testing/store-tests';

storeTests(memoryDatabase);

import { storeTests } from '../testing/store-tests';

storeTests(async () => ({ kind: 'memory' }));

import { salesSuite } from './testing/sales-suite';

salesSuite(async () => ({ kind: 'memory' }));

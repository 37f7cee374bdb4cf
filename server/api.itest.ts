import { apiSuite } from './testing/api-suite';

apiSuite(async () => ({ kind: 'memory' }));

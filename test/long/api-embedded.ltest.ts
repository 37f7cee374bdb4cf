import { describe } from 'vitest';
import { apiSuite } from '../../server/testing/api-suite';
import { memoryDatabase } from '../../server/testing/memory-database';

// On PostgreSQL: server/api.postgres.itest.ts.
describe('the API on the embedded database', () => apiSuite(memoryDatabase));

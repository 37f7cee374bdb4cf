import { apiSuite } from './testing/api-suite';
import { memoryDatabase } from './testing/memory-database';

apiSuite(memoryDatabase);

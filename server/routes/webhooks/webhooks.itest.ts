import { memoryDatabase } from '../../testing/memory-database';
import { webhookTests } from '../../testing/webhook-tests';

webhookTests(memoryDatabase);

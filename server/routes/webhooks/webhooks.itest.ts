import { memoryDatabase } from '../../testing/database/memory-database';
import { webhookTests } from '../../testing/payments/webhook-tests';

webhookTests(memoryDatabase);

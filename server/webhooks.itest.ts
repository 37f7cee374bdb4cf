import { webhookTests } from './testing/webhook-tests';

webhookTests(async () => ({ kind: 'memory' }));

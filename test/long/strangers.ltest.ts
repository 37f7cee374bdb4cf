import { strangerTests } from '../../server/testing/strangers/stranger-tests';
import { strangerKinds } from '../../server/testing/strangers/strangers';
import { victimStates } from '../../server/testing/strangers/victims';

strangerTests(async () => ({ kind: 'memory' }), { states: victimStates, kinds: strangerKinds, times: 2 });

import { memoryDatabase } from '../../server/testing/memory-database';
import { strangerTests } from '../../server/testing/strangers/stranger-tests';
import { strangerKinds } from '../../server/testing/strangers/strangers';
import { victimStates } from '../../server/testing/strangers/victims';

strangerTests(memoryDatabase, { states: victimStates, kinds: strangerKinds, times: 2 });

import { postgresDatabase } from '../../server/testing/fresh-postgres';
import { strangerTests } from '../../server/testing/strangers/stranger-tests';
import { strangerKinds } from '../../server/testing/strangers/strangers';
import { victimStates } from '../../server/testing/strangers/victims';

strangerTests(() => postgresDatabase(5), { states: victimStates, kinds: strangerKinds, times: 2 });

import { postgresDatabase } from '../../server/testing/fresh-postgres';
import { unauthorisedCallerTests } from '../../server/testing/unauthorised-callers/unauthorised-caller-tests';
import { unauthorisedCallerKinds } from '../../server/testing/unauthorised-callers/unauthorised-callers';
import { victimStates } from '../../server/testing/unauthorised-callers/victims';

unauthorisedCallerTests(() => postgresDatabase(5), { states: victimStates, kinds: unauthorisedCallerKinds });

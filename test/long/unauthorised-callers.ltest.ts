import { postgresDatabase } from '../../server/testing/database/fresh-postgres';
import { unauthorisedCallerTests } from '../../server/testing/unauthorised-callers/unauthorised-caller-tests';
import { unauthorisedCallerKinds } from '../../server/testing/unauthorised-callers/unauthorised-callers';
import { victimStates } from '../../server/testing/unauthorised-callers/victims';

// Neighbouring states differ by a step or two.
const states = victimStates.filter((_, index) => index % 9 === 0);
unauthorisedCallerTests(() => postgresDatabase(5), { states, kinds: unauthorisedCallerKinds });

import { startTests } from '../../build/testing/start-tests';

startTests('others');

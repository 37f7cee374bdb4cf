import { besideHi } from './beside-hi';
import { failuresHi } from './failures-hi';
import type { LateMessages } from './late';
import { lenderHi } from './lender-hi';

export const lateHi: LateMessages = { ...lenderHi, ...besideHi, failures: failuresHi };

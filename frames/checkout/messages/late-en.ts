import { besideEn } from './beside-en';
import { failuresEn } from './failures-en';
import type { LateMessages } from './late';
import { lenderEn } from './lender-en';

export const lateEn: LateMessages = { ...lenderEn, ...besideEn, failures: failuresEn };

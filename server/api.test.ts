import { admissionSuite } from './testing/admission-suite';
import { salesSuite } from './testing/sales-suite';

salesSuite(async () => ({ kind: 'memory' }));
admissionSuite(async () => ({ kind: 'memory' }));

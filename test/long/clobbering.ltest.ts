import { freshDocuments } from '../contracts/support/fresh-documents';
import { oneNameTests } from '../contracts/support/one-name-tests';

oneNameTests(freshDocuments(), { shift: 3, withElements: true });

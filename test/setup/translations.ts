import { beforeAll } from 'vitest';
import { loadAllTranslations } from '../../shared/messages/define-messages';

// A test reads every language of the modules that it imports.
beforeAll(loadAllTranslations);

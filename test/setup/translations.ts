import { beforeAll } from 'vitest';
import { loadAllTranslations } from '../../shared/messages/define-messages';

// Loads every language of the imported modules.
beforeAll(loadAllTranslations);

import { beforeAll } from 'vitest';
import { loadAllTranslations } from '../../shared/messages/define-messages';

beforeAll(loadAllTranslations);

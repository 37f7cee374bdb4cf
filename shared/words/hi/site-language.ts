import type { Language } from '../language';

export const siteLanguage: Language['siteLanguage'] = { name: 'हिन्दी', readIn: 'हिन्दी में पढ़ें' };

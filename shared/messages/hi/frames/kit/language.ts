import type { languageMessages } from '../../../../../frames/kit/language.messages';
import type { Texts } from '../../../define-messages';

export default { name: 'हिन्दी', readIn: 'हिन्दी में पढ़ें' } satisfies Texts<typeof languageMessages>;

import type { overloadMessages } from '../../../../../frames/kit/overload-notice.messages';
import type { Texts } from '../../../define-messages';

export default {
  text: 'इस समय यहाँ बहुत लोग हैं। यह अपने आप आगे बढ़ेगा।',
  action: 'अभी कोशिश करें',
} satisfies Texts<typeof overloadMessages>;

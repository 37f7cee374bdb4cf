import type { Language } from '../language';

export const overload: Language['overload'] = {
  text: 'इस समय यहाँ बहुत लोग हैं। यह अपने आप आगे बढ़ेगा।',
  action: 'अभी कोशिश करें',
};

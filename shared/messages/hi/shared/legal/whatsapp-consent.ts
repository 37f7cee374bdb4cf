import type { whatsappConsentMessages } from '../../../../legal/whatsapp-consent.messages';
import type { Texts } from '../../../define-messages';

export default {
  inPayment: 'इस भुगतान की जानकारी मुझे WhatsApp पर भेजें',
  inAccount: { title: 'WhatsApp पर सूचना', text: 'EMI की तारीखें और रसीदें, कोई ऑफ़र नहीं' },
} satisfies Texts<typeof whatsappConsentMessages>;

import type { SdkTexts } from '../../../sdk/messages';

export default {
  close: 'बंद करें',
  title: 'कार्डलेस EMI',
  opening: 'आपके EMI प्लान आ रहे हैं',
  failed: 'EMI नहीं खुल पाया',
  unpaid: 'कोई पैसा नहीं कटा है।',
  retry: 'फिर से कोशिश करें',
  payElse: 'दूसरे तरीके से चुकाएँ',
} satisfies SdkTexts;

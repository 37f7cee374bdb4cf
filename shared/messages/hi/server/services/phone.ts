import type { phoneMessages } from '../../../../../server/services/phone.messages';
import { brand } from '../../../../brand';
import { formatPaise, formatRupees as rupees } from '../../../../format/number';
import { FILED_OPEN_DAYS } from '../../../../rules/filed-application';
import { VOUCHER_ACTIVE_DAYS, VOUCHER_BUY_WITHIN_HOURS, VOUCHER_RUPEES } from '../../../../rules/voucher';
import type { Texts } from '../../../define-messages';

const validFor = (minutes: number): string => `${minutes} मिनट तक मान्य।`;
const toNobody = 'इसे किसी को न बताएँ।';

export default {
  shareCode: (merchant, code, minutes) =>
    `${merchant} के लिए आपका सिक्योर शेयर कोड ${code} है। इसे तभी पढ़कर बताएँ जब आप सहमत हों कि ${merchant} जाँचे कि आपको EMI मिलेगी या नहीं। ${validFor(minutes)} - ${brand.name}`,
  loginOtp: (merchant, code, minutes) =>
    `${code} ${merchant} पर EMI विकल्प देखने के लिए आपका OTP है। ${validFor(minutes)} ${toNobody} - ${brand.name}`,
  paymentOtp: (amountRupees, merchant, code, minutes) =>
    `${code} ${merchant} को EMI पर ${rupees(amountRupees)} चुकाने के लिए आपका OTP है। ${validFor(minutes)} ${toNobody} - ${brand.name}`,
  lenderOtp: (amountPaise, merchant, lender, code, minutes) =>
    `${code} ${lender} की EMI से ${merchant} को ${formatPaise(amountPaise)} चुकाने के लिए आपका OTP है। ${validFor(minutes)} इसे पढ़कर किसी को न बताएँ। - ${lender}`,
  creditLineOtp: (limitPaise, lender, code, minutes) =>
    `${code} ${lender} में ${formatPaise(limitPaise)} की अपनी क्रेडिट लाइन चालू करने के लिए आपका OTP है। ${validFor(minutes)} इसे पढ़कर किसी को न बताएँ। - ${lender}`,
  pinOtp: (lender, code, minutes) =>
    `${code} ${lender} में अपनी क्रेडिट लाइन का नया PIN रखने के लिए आपका OTP है। ${validFor(minutes)} इसे पढ़कर किसी को न बताएँ। - ${lender}`,
  pinChanged: (lender) =>
    `${lender} में आपकी क्रेडिट लाइन का PIN अभी-अभी बदला गया। अगर यह आपने नहीं किया, तो ${lender} को तुरंत फ़ोन करें। - ${lender}`,
  statementOtp: (lender, code, minutes) =>
    `${code} ${lender} के आपके लोन का मुख्य तथ्य विवरण खोलने के लिए आपका OTP है। ${validFor(minutes)} ${toNobody} - ${brand.name}`,
  statementLink: (amountRupees, merchant, lender, link) =>
    `${merchant} के ${rupees(amountRupees)} आप ${lender} की EMI से चुका रहे हैं। आपका मुख्य तथ्य विवरण इस नंबर पर आए OTP से यहाँ खुलेगा: ${link} - ${brand.name}`,
  voucherOffer: (merchant: string, terms: string) =>
    `Rs. ${VOUCHER_RUPEES} का गिफ़्ट वाउचर: इस SMS के ${VOUCHER_BUY_WITHIN_HOURS} घंटे के भीतर ${merchant} पर EMI से ख़रीदें। शर्तें: ${terms} - ${brand.name}`,
  voucherLink: (merchant: string, link: string) =>
    `${merchant} के लिए आपका Rs. ${VOUCHER_RUPEES} का गिफ़्ट वाउचर ${VOUCHER_ACTIVE_DAYS} दिन चलेगा। यह इसी नंबर पर आए OTP से खुलता है: ${link} - ${brand.name}`,
  disputeAnswered: (ticketId: string, link: string) =>
    `हमने आपकी शिकायत ${ticketId} का जवाब दिया है। यह इस नंबर पर आए OTP से खुलती है: ${link} - ${brand.name}`,
  paymentLink: (amountRupees, merchant, link) =>
    `${merchant} को ${rupees(amountRupees)} बिना कार्ड, EMI पर चुकाएँ: ${link} - ${brand.name}`,
  filedApplication: (merchant, lender, link) =>
    `${merchant} ने आपके लिए ${lender} का आवेदन भरा है। इसे देखें, फिर ${FILED_OPEN_DAYS} दिन में जमा करें या मना करें: ${link} - ${brand.name}`,
  filedApplicationOtp: (merchant, code, minutes) =>
    `${code} उस आवेदन को देखने का OTP है जो ${merchant} ने आपके लिए भरा है। ${validFor(minutes)} इसे पढ़कर किसी को न बताएँ। - ${brand.name}`,
  appLink: (link) => `${brand.name} का ऐप पाएँ: ${link}`,
  applicationLink: (lender, merchant, link) =>
    `${brand.name} के साथ ${merchant} के लिए ${lender} की क्रेडिट लाइन का आवेदन करें: ${link}`,
} satisfies Texts<typeof phoneMessages>;

import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, type ServerOf, someMobile } from '../sales/sales-steps';
import { startedFrame } from '../widgets/widget-steps';

const hindi = { 'accept-language': 'hi-IN' };

export function messageLanguageTests(kadam: ServerOf): void {
  const { open, fresh } = checkoutSteps(kadam);

  describe('where the page is in Hindi, so is', () => {
    it('the Secure Share Code', async () => {
      const mobile = someMobile();
      await kadam().call('send-share-code', { mobile }, { headers: hindi });
      expect(await kadam().smsTo(mobile)).toMatch(/^Zenmart के लिए आपका सिक्योर शेयर कोड \d{5} है।/);
    });

    it('the OTP of a login, which ends with the same line for the browser', async () => {
      const mobile = someMobile();
      await (await startedFrame(kadam, hindi)).post('/auth/initiate-login/', { mobile });
      const code = await kadam().codeFor(mobile);
      const lines = (await kadam().smsTo(mobile)).split('\n');
      expect(lines[0]).toMatch(/^\d{5} Zenmart पर EMI विकल्प देखने के लिए आपका OTP है। 10 मिनट तक मान्य।/);
      expect(lines.at(-1)).toBe(`@127.0.0.1 #${code} @localhost`);
    });

    it('each OTP of a payment, the lender’s too', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open({}, hindi);
      await checkout.verify(mobile);
      expect(await kadam().smsTo(mobile)).toContain('Zenmart को EMI पर ₹20,000 चुकाने के लिए आपका OTP है।');
      await checkout.choose();
      await checkout.agree();
      expect(await kadam().smsTo(mobile)).toMatch(/की EMI से Zenmart को ₹20,000 चुकाने के लिए आपका OTP है।/);
    });

    it('a payment link', async () => {
      const mobile = someMobile();
      const machine = await open({ channel: 'OFFLINE', isPosMachine: true }, hindi);
      expect(dataOf(await machine.post('/app/transaction/send-offline-txn-sms', { mobile }))).toBeDefined();
      expect(await kadam().smsTo(mobile)).toBe(
        `Zenmart को ₹20,000 बिना कार्ड, EMI पर चुकाएँ: ${machine.paymentLink} - Kadam`,
      );
    });
  });
}

import { type Sms, SmsNotSent, type SmsSender } from '../sms/sms-sender';

/** False if it was not accepted. */
export async function isSentBySms(sms: SmsSender, message: Sms): Promise<boolean> {
  try {
    await sms.send(message);
    return true;
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;
    return false;
  }
}

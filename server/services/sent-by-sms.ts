import { type Sms, SmsNotSent, type SmsSender } from '../sms/sms-sender';

/** Sends a message that tells of what is done already, and that nothing waits for. False where it was not accepted. */
export async function isSentBySms(sms: SmsSender, message: Sms): Promise<boolean> {
  try {
    await sms.send(message);
    return true;
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;
    return false;
  }
}

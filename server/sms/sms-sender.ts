/** Sends text messages. Codes really travel through this port and nowhere else. */
export interface SmsSender {
  /** Resolves once the message is accepted for delivery. Throws `SmsNotSent` otherwise. */
  send(message: Sms): Promise<void>;
}

export interface Sms {
  /** Ten digits. */
  readonly mobile: string;
  readonly text: string;
}

/** The message was not accepted. Its text never holds the number or the message. */
export class SmsNotSent extends Error {}

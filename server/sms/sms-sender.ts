/** Sends text messages. The only channel for codes. */
export interface SmsSender {
  /** Resolves once the message is accepted for delivery. Throws `SmsNotSent` otherwise. */
  send(message: Sms): Promise<void>;
}

export interface Sms {
  /** Ten digits. */
  readonly mobile: string;
  readonly text: string;
}

/** The message was not accepted. The error contains neither the number nor the message. */
export class SmsNotSent extends Error {}

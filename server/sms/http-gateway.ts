import { type Sms, SmsNotSent, type SmsSender } from './sms-sender';

const GATEWAY_ANSWERS_WITHIN_MS = 10_000;

/** Posts `{"to": "+91…", "text": "…"}` to an SMS provider, or an adapter in front of one; any 2xx counts as accepted.
 *  `token`: the bearer token; null sends none. */
export function httpSmsGateway(gateway: { url: string; token: string | null }): SmsSender {
  return {
    async send({ mobile, text }: Sms) {
      let response: Response;
      try {
        response = await fetch(gateway.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(gateway.token === null ? {} : { authorization: `Bearer ${gateway.token}` }),
          },
          body: JSON.stringify({ to: `+91${mobile}`, text }),
          signal: AbortSignal.timeout(GATEWAY_ANSWERS_WITHIN_MS),
          redirect: 'error',
        });
      } catch (cause) {
        throw new SmsNotSent('the SMS gateway does not answer', { cause });
      }
      await response.body?.cancel();
      if (!response.ok) throw new SmsNotSent(`the SMS gateway answered ${response.status}`);
    },
  };
}

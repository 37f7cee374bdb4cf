import { identifyUser, initiateLogin, logout, verifyLogin } from '../../../shared/api/auth';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { header } from '../../../shared/api/headers';
import { checkUserEligibility, getEmiInfo, howToBuy, widgetInit } from '../../../shared/api/widget';
import type { SentOtp } from '../../identity';
import { createApiClient } from '../../platform/api/client';
import type { Session } from '../../platform/session/session';
import type { Details, UserActivation } from '../flow/state';
import { kindOf } from './to-failure';

/** Whose page it is, and where the shopper came from. */
export interface Asker {
  readonly merchantKey: string;
  readonly merchantOrigin: string;
  readonly campaign: Readonly<Record<string, string | undefined>>;
}

/** The widget's calls. Each rejects with what the client throws. */
export class Calls {
  readonly #asker: () => Asker;
  readonly #session: () => Session;
  readonly #client = createApiClient({ sessionHeaders: () => this.#session().headers() });

  constructor(ports: { asker: () => Asker; session: () => Session }) {
    this.#asker = ports.asker;
    this.#session = ports.session;
  }

  /** What can be said to anybody, and whom the session belongs to (null = a guest). A session from before that is over
   *  is replaced. */
  async details(amount: number | null): Promise<{ details: Details; user: string | null }> {
    const isOld = await this.#startSession();
    try {
      return await this.#askDetails(amount);
    } catch (error) {
      if (!isOld || kindOf(error) === 'failed') throw error;
      this.#session().clear();
      await this.#startSession();
      return this.#askDetails(amount);
    }
  }

  /** What the lenders say, and the hash by which the merchant may know the shopper again. */
  async user(amount: number | null): Promise<UserActivation> {
    const asked = amount === null ? {} : { amount };
    const [found, { hashedMobile }] = await Promise.all([
      this.#call(checkUserEligibility, asked),
      this.#call(getEmiInfo, asked),
    ]);
    return { ...found, hashedMobile };
  }

  async sendOtp(mobile: string, idempotencyKey: string, nowMs: () => number): Promise<SentOtp> {
    const sent = await this.#call(initiateLogin, { mobile, ...this.#attribution() }, idempotencyKey);
    return {
      resendAtMs: sent.resendAtMs - sent.serverNowMs + nowMs(),
      attemptsRemaining: sent.attemptsRemaining,
    };
  }

  async verifyOtp(mobile: string, otp: string): Promise<void> {
    await this.#call(verifyLogin, { mobile, otp, ...this.#attribution() });
  }

  async logOut(): Promise<void> {
    await this.#call(logout, {});
  }

  /** True where a session from before goes on. */
  async #startSession(): Promise<boolean> {
    if (header.sessionToken in this.#session().headers()) return true;
    const { sessionToken } = await this.#call(widgetInit, {});
    this.#session().update({ sessionToken }, Date.now());
    return false;
  }

  async #askDetails(amount: number | null): Promise<{ details: Details; user: string | null }> {
    const [{ hashedMobile: _, ...info }, film, who] = await Promise.all([
      this.#call(getEmiInfo, amount === null ? {} : { amount }),
      this.#call(howToBuy, undefined),
      this.#call(identifyUser, undefined),
    ]);
    return { details: { ...info, videoUrl: film.videoUrl }, user: who.authDetails?.mobile ?? null };
  }

  /** One campaign: its id where it is known, else its name. Source: S2§7 (widget OTP), Q-019. */
  #attribution() {
    const { merchantKey, campaign } = this.#asker();
    const { utmCampaign, ...others } = campaign;
    const named = others.campaignId === undefined ? { ...others, utmCampaign } : others;
    const given = Object.entries(named).filter(([, value]) => value !== undefined);
    return { channel: 'ONLINE', merchantId: merchantKey, ...Object.fromEntries(given) } as const;
  }

  #call<E extends Endpoint>(endpoint: E, body: RequestOf<E>, idempotencyKey?: string): Promise<ResponseOf<E>> {
    const { merchantKey, merchantOrigin } = this.#asker();
    return this.#client.call(endpoint, body, {
      headers: { [header.merchantKey]: merchantKey, [header.origin]: merchantOrigin },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  }
}

import type { ResponseOf } from '../../shared/api/endpoint';
import { sendVoucherSms, type voucherDetails } from '../../shared/api/vouchers';
import { type Unreached, unreachedBy } from '../platform/api/unreached';
import type { Flow, FlowDefinition } from '../platform/page/flow';

const calls = { sendSms: sendVoucherSms };

/** The shop of the page around. */
export interface AboutShop {
  readonly handle: string;
  readonly merchantName: string;
  readonly shopHref: string;
}
export interface VouchersInput {
  readonly shop: AboutShop;
  readonly details: ResponseOf<typeof voucherDetails>;
}

/** The SMS that starts the time to buy; `tooMany`: three were sent today. */
export type SmsStep = 'idle' | 'sending' | 'tooMany' | 'failed' | Unreached;

export interface VouchersState extends VouchersInput {
  readonly sms: SmsStep;
}
export type VouchersEvent = { readonly type: 'smsRequested' };

type VouchersRules = Flow<VouchersState, typeof calls, VouchersInput>;

const TOO_MANY = 429;
const setSms = (flow: VouchersRules, sms: SmsStep): void => flow.set({ ...flow.state, sms });

/** The customer's vouchers of a shop. */
export const vouchersFlow: FlowDefinition<VouchersState, VouchersEvent, typeof calls, VouchersInput> = {
  initial: (input) => ({ ...input, sms: 'idle' }),
  calls,
  on: {
    smsRequested(flow) {
      setSms(flow, 'sending');
      flow.call('sendSms', { merchantName: flow.input.shop.handle });
    },
  },
  answers: {
    sendSms: {
      done(flow, { buyUntilMs, nextFromMs, serverNowMs }) {
        const details = { ...flow.state.details, buyUntilMs, nextFromMs, serverNowMs };
        flow.set({ ...flow.state, details, sms: 'idle' });
      },
      failed: (flow, failure) =>
        setSms(flow, unreachedBy(failure) ?? (failure.status === TOO_MANY ? 'tooMany' : 'failed')),
    },
  },
  timers: {},
};

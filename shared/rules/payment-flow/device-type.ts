/** How the merchant started the payment. Source: S1§4. */
export const paymentChannels = ['ONLINE', 'OFFLINE', 'PAYMENT_LINK'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

export const deviceTypes = ['POS_MACHINE', 'POS_USER_MOBILE', 'ONLINE'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Device of a payment. `isPosMachine` is the flag of the session: set by the shop that started an OFFLINE payment on
 *  its own machine, and not set on the phone that opened the link. Source: S1§4, S1§3. */
export function deviceType(channel: PaymentChannel, isPosMachine: boolean): DeviceType {
  switch (channel) {
    case 'OFFLINE':
      return isPosMachine ? 'POS_MACHINE' : 'POS_USER_MOBILE';
    case 'PAYMENT_LINK':
      return 'POS_USER_MOBILE';
    case 'ONLINE':
      return 'ONLINE';
    default:
      return channel satisfies never;
  }
}

/** Tracking channel: ONLINE or OFFLINE. Source: S1§4. */
export const trackingChannels = ['ONLINE', 'OFFLINE'] as const;
export const trackingChannel = (channel: PaymentChannel): (typeof trackingChannels)[number] =>
  channel === 'ONLINE' ? 'ONLINE' : 'OFFLINE';

import type { FrameUnderContract } from './frame-suite';

/** First messages that every frame page refuses, with the responses. */
export const refusedByAll: FrameUnderContract['refused'] = [
  ['of version 2 of the protocol', { protocolVersion: 2 }, { outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' }],
  ['of no version', { protocolVersion: undefined }, { outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' }],
  [
    'for another merchant key',
    { merchantKey: 'another' },
    { outcome: 'refused', code: 'MESSAGE_INVALID', field: 'merchantKey' },
  ],
  [
    "that names another merchant's origin",
    { merchantDetails: { merchantName: 'Zenmart', merchantOrigin: 'https://another.example' } },
    { outcome: 'refused', code: 'ORIGIN_MISMATCH', field: 'merchantDetails.merchantOrigin' },
  ],
];

export const invalid = (field: string) => ({ outcome: 'refused', code: 'MESSAGE_INVALID', field });

import type { Config } from '../config';
import type { Registration } from '../store/merchants';

/** A second shop, for tests that merchants cannot see each other's data. */
export const OTHER_MERCHANT = {
  merchantKey: 'lotus_sandbox',
  secret: 'lotus-development-secret-not-for-production',
  origin: 'https://lotus.example',
  agentId: 'LT-1001',
} as const;

/** Any port of a developer's machine. Without `[::1]`, which `frame-ancestors` cannot name. */
export const THIS_MACHINE = ['http://127.0.0.1:*', 'http://localhost:*', 'https://127.0.0.1:*', 'https://localhost:*'];

export const sandboxMerchants = (
  example: Config['exampleMerchant'],
  lenderIds: readonly string[],
): readonly Registration[] => [
  {
    merchantKey: 'zenmart_sandbox',
    name: 'Zenmart',
    logoUrl: null,
    secret: example.secret,
    isNtbAllowed: true,
    origins: [example.origin, ...THIS_MACHINE],
    webhookUrl: `${example.origin}/kadam/webhook`,
    lenderIds,
    customerLimits: {},
    widgets: {
      howToBuyVideoUrl: null,
      cardOffers: [{ card: 'credit', bankName: 'Amex', offer: '₹500 Zenmart voucher', termsUrl: null }],
    },
    agents: [
      { agentId: 'ZM-3071', status: 'active', role: 'both' },
      { agentId: 'ZM-3072', status: 'active' },
      { agentId: 'ZM-5001', status: 'active', role: 'telesales' },
      { agentId: 'ZM-4040', status: 'blocked', role: 'both' },
      { agentId: 'ZM-1402', status: 'expired', role: 'both' },
    ],
  },
  {
    merchantKey: OTHER_MERCHANT.merchantKey,
    name: 'Lotus',
    logoUrl: null,
    secret: OTHER_MERCHANT.secret,
    isNtbAllowed: false,
    origins: [OTHER_MERCHANT.origin],
    webhookUrl: null,
    lenderIds: lenderIds.slice(0, 2),
    customerLimits: {},
    widgets: { howToBuyVideoUrl: null, cardOffers: [] },
    agents: [{ agentId: OTHER_MERCHANT.agentId, status: 'active' }],
  },
];

// Invented. No bank, merchant or person of these names exists.

/** Time in India on the day of the example purchase. */
export const at = (time: string, day = '2026-12-03'): number => Date.parse(`${day}T${time}+05:30`);

export const lenderId = '2401';
export const ids = {
  enquiry: '7d1f6c0a-3b52-4c1e-9a84-0d5f2e6b7a10',
  subject: '2f9a4e71-86c3-4d0b-b1f5-6c7e8d9a0b12',
  loan: '5b0c9d84-1e2f-4a3b-8c4d-9e0f1a2b3c4d',
  mandate: '9c3e5a17-4d6b-4f82-a0c1-b2d3e4f5a6b7',
  application: '0e8b7c6d-5a49-4382-9170-f6e5d4c3b2a1',
  closure: '3a5c7e91-b2d4-4f68-8a0c-1e3f5a7b9c0d',
  payment: '6f4d2b09-8e7c-4a5b-9c3d-2e1f0a9b8c7d',
  refund: '8b6a4c2e-0d1f-4e3a-b5c7-d9e8f7a6b5c4',
  dispute: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  reset: '4e5f6a7b-8c9d-4e0f-a1b2-c3d4e5f6a7b8',
  evidence: 'a7b8c9d0-e1f2-4a3b-8c5d-6e7f8a9b0c1d',
};
export const lineRef = 'SFN-LINE-204471';
export const documentId = 'SFN-DOC-88120-KFS-EN';

/** A sealed field: JWE with ECDH-ES and A256GCM. */
export const sealedValue =
  'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSIsImtpZCI6InNhZmZyb24tZW5jLTIwMjYiLCJlcGsiOnsieCI6IkN6LUhwNTQyTTEzdDJLaXdDWVhXVmFKNFE4VmpNdHd4bm5lUE5TSE9UaUkiLCJjcnYiOiJQLTI1NiIsImt0eSI6IkVDIiwieSI6IlBJb2M4Z0VqNnRPYkdDbzBlRXZ0NTVibWRrV0ZOeW1hMlkwU0cxN0ptbFEifX0.._vloCKxN6goKzXks.k0OL_LCsUQ.3pklD1x3i3kaRiH_HB2viw';
/** A JWS, shortened: real claims are `EvidenceClaims`. */
export const evidence =
  'eyJhbGciOiJFUzI1NiIsImtpZCI6ImthZGFtLTIwMjYiLCJ0eXAiOiJrYWRhbS1ldmlkZW5jZStqd3QifQ.eyJleGFtcGxlIjoidGhlIGNsYWltcyBhcmUgRXZpZGVuY2VDbGFpbXMifQ.1PCq8nYnMLnMEojgakCWu8gaqvoXHSYRjKs4HP8k2MZ5IFyBhSB0bvpngfUqCbcFRPBZD9Yn_IlcZ64tiaU11Q';
export const digests = {
  consent: 'UkNt0VyK-Lc4lgHhXMaad0mkUCAdRKCx4IQRsT8-vX8',
  statement: 'fOL3jY-TCmj5b1eQmohOjwOiIpr6smpTJ5lUpEHuwWg',
  file: '7BJubNHjbL0L_fOrvz5iMWIFKNPOAw1dI84izIvLqWw',
  figures: 'FieECXeI1xmzEui7Oc_q8zHnYyXGcBKg1dKQ6WloK2c',
  ip: 'uNnFGCrSZKORiitXseUm3e93nRK5RBoq7NWuSP8Wmxk',
  evidence: 'pZun-qxFtWY95pyQUPIfwE7pmjn7pSzrwIAD_ACbm2k',
  document: 'GhmGjTtrP1f1I7MgK5rkAVXcFJGzcnxgj1c6zGFdmgw',
  photo: 'cbHFUckCtJlJkZKcrjGuxfupekhAmvv0MmhF83CZ48w',
};
/** First bytes of a PDF file. */
export const pdf = 'JVBERi0xLjcKJeLjz9MKJSBFeGFtcGxlCg==';

export const merchant = {
  id: 'zenmart_example',
  name: 'Zenmart (Example)',
  lenderMerchantId: 'SFN-M-00317',
  mcc: '5732',
  city: 'Pune',
};
export const items = [
  { name: 'Lumen M2 camera kit', sku: 'LM2-KIT', category: 'CAMERA', quantity: 1, amountPaise: 3_600_000 },
];
export const returnUrl = 'https://pay.kadam.example/return/5b0c9d84';
export const page = {
  url: 'https://emi.saffron-bank.example/approve/Qm9vay1vZi1leGFtcGxlcw',
  opens: 'TOP' as const,
  expiresAtMs: at('10:30:00'),
};
export const upiMandate = 'upi://mandate?pa=emi@saffronexample&pn=Saffron%20Bank%20(Example)&am=13000.00&rev=Y';
export const upiPay = 'upi://pay?pa=emi@saffronexample&pn=Saffron%20Bank%20(Example)&am=12327.00&tr=SFN-P-1';

import { type Addition, behind } from './addition';

export const call: Addition = {
  what: 'a call of an endpoint in the checkout',
  touches: {
    'frames/checkout/flow/endpoints.ts': {
      edit: behind('  mandate: mandateRedirection,\n', '  sendAppLink: acquisitionAppSms,\n'),
      missed: { by: 'types', says: "'sendAppLink' does not exist" },
      isDeclaration: true,
    },
    'frames/checkout/flow/answers.ts': {
      edit: behind(
        '  mandate: { done: onMandate, failed: onMandateUnknown },\n',
        '  sendAppLink: { done: closeModal, failed: syncPayment },\n',
      ),
      missed: { by: 'types', says: "'sendAppLink' is missing" },
    },
    'frames/checkout/flow/screen-rules.ts': {
      edit: behind("    callOnce(flow, 'appSms', {});\n", "    callOnce(flow, 'sendAppLink', {});\n"),
      missed: { by: 'test/docs/api-calls.test.ts', says: 'sendAppLink' },
    },
    'frames/checkout/flow/testing/samples.ts': {
      edit: behind(
        "  mandate: { mandateStatus: 'NOT_NEEDED', redirection: null, serverNowMs: NOW_MS },\n",
        "  sendAppLink: { isSent: true, maskedMobile: '90XXXXX001' },\n",
      ),
      missed: { by: 'types', says: "'sendAppLink' is missing" },
    },
  },
};

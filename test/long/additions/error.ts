import { type Addition, before, behind } from './addition';

const message = 'This shop takes no instalments today.';
const next = 'Use another way to pay.';

export const error: Addition = {
  what: 'an error',
  touches: {
    'shared/errors/account.ts': {
      edit: behind(
        "export const merchantErrors = rowsOf('merchant')([\n",
        `  { name: 'MERCHANT_PAUSED', code: null, message: '${message}', next: '${next}' },\n`,
      ),
      missed: { by: 'types', says: "'MERCHANT_PAUSED' does not exist" },
      isDeclaration: true,
    },
    'shared/messages/hi/shared/errors.ts': {
      edit: behind(
        "  MERCHANT_NOT_ALLOWED: 'ग्राहक इस दुकान पर खरीदारी के लिए पात्र नहीं है। कृपया अपने बैंक से संपर्क करें।',\n",
        "  MERCHANT_PAUSED: 'यह दुकान आज किस्तें नहीं लेती।',\n",
      ),
      missed: { by: 'types', says: 'MERCHANT_PAUSED' },
    },
    'docs/errors.md': {
      edit: before(
        '| `USER_NOT_FOUND_INLINE` | – |',
        `| \`MERCHANT_PAUSED\` | – | ${message} | say | ${next} | no |\n`,
      ),
      missed: { by: 'test/docs/errors.test.ts', says: 'MERCHANT_PAUSED' },
    },
  },
};

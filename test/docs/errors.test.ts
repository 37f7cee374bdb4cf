import { describe, expect, it } from 'vitest';
import { paymentFailuresMessages } from '../../frames/checkout/screens/failure.messages';
import { allErrors, errorContexts } from '../../shared/errors';
import { reactions } from '../../shared/errors/row';
import { isRetryable, sdkErrorCodes } from '../../shared/errors/sdk-errors';
import { names, read, tableUnder } from './markdown';

const errors = read('docs/errors.md');
const yesNo = (isSo: boolean): string => (isSo ? 'yes' : 'no');

describe('docs/errors.md', () => {
  it('has exactly the codes of the SDK, and whether each is retryable', () => {
    const documented = tableUnder(errors, '## SDK').map(([code, retryable]) => [code, retryable]);
    expect(documented).toEqual(sdkErrorCodes.map((code) => [code, yesNo(isRetryable(code))]));
  });

  // @req ERR-122
  it.each(errorContexts)('has exactly the rows of the context %s, word for word', (context) => {
    const rows = allErrors.filter((row) => row.context === context);
    expect(tableUnder(errors, `### ${context}`)).toEqual(
      rows.map((row) => [
        row.name,
        row.code === null ? '–' : String(row.code),
        row.message,
        row.reaction,
        row.next,
        yesNo(row.retryable),
      ]),
    );
  });

  it('has exactly the reactions', () => {
    expect(names(tableUnder(errors, '## Reactions'))).toEqual([...reactions]);
  });

  // @req Q-024
  it('has only contexts that the code has', () => {
    expect([...errors.matchAll(/^### (.+)$/gm)].map(([, name]) => name)).toEqual([...errorContexts]);
  });
});

describe('docs/troubleshooting.md', () => {
  const troubleshooting = read('docs/troubleshooting.md');

  it('has exactly the codes of the SDK', () => {
    expect(names(tableUnder(troubleshooting, '## By code of the SDK'))).toEqual([...sdkErrorCodes]);
  });

  it('has exactly the codes of a payment, with the next steps that the checkout offers', () => {
    const rows = tableUnder(troubleshooting, '## By code of a payment');
    const known = allErrors.filter(({ context }) => context === 'payment');
    expect(rows.map(([name, number]) => [name, number])).toEqual(
      known.map(({ name, code }) => [name, code === null ? '–' : String(code)]),
    );
    const { options } = paymentFailuresMessages.english;
    for (const [name, , offered = ''] of rows) {
      const onwards = known.find((row) => row.name === name)?.recovery?.map((option) => options[option]) ?? [];
      if (onwards.length > 0) expect([name, offered]).toEqual([name, onwards.join(', ')]);
      else expect(Object.values(options)).not.toContain(offered.split(', ')[0]);
    }
  });
});

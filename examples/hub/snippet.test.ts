import { describe, expect, it } from 'vitest';
import { initialOptions, isMobileUnfinished, sdkOptions, typedAmount, typedMobile } from './options';
import { snippet } from './snippet';

const shop = { merchantKey: 'zenmart_sandbox', merchantURL: 'http://127.0.0.1:4500' };
const provider = 'http://localhost:4400';
const html = (change: Partial<typeof initialOptions> = {}): string =>
  snippet('HTML', sdkOptions({ ...initialOptions, ...change }, shop), provider);

/** Runs the script of the snippet against a pretended SDK and returns what it was called with. */
function run(code: string): Record<string, unknown> {
  const script = /<script>\n(.*)<\/script>/s.exec(code)?.[1] ?? expect.fail('no script');
  let given: Record<string, unknown> = {};
  const openSalesApp = (options: Record<string, unknown>) => {
    given = options;
    return { on: () => undefined };
  };
  new Function('Kadam', script)({ openSalesApp });
  return given;
}

describe('the code to copy', () => {
  it('is a script tag of the provider and a call that passes exactly the options of the form', () => {
    expect(html()).toContain('<script src="http://localhost:4400/sdk/v1/kadam.js"></script>');
    const { getAuthToken, ...given } = run(html({ mobile: '9000000001', locale: 'hi' }));
    expect(given).toEqual(sdkOptions({ ...initialOptions, mobile: '9000000001', locale: 'hi' }, shop));
    expect(given).toMatchObject({ amount: 54_990, mobile: '9000000001', locale: 'hi', merchantAgentId: 'ZM-3071' });
    expect(getAuthToken).toBeTypeOf('function');
  });

  it('names neither amount, mobile nor locale where the form has none, and no unfinished mobile', () => {
    const given = run(html({ amount: '', mobile: '90000' }));
    expect(given).not.toHaveProperty('amount');
    expect(given).not.toHaveProperty('mobile');
    expect(given).not.toHaveProperty('locale');
    expect(isMobileUnfinished({ ...initialOptions, mobile: '90000' })).toBe(true);
  });

  it('cannot be ended early by an option that holds </script>', () => {
    const options = { ...sdkOptions(initialOptions, shop), merchantKey: 'a</script>"b' };
    const code = snippet('HTML', options, provider);
    expect(code.match(/<\/script>/g)).toHaveLength(2);
    expect(run(code)).toMatchObject({ merchantKey: 'a</script>"b' });
  });

  it('never holds a secret or a token', () => {
    expect(html()).not.toMatch(/secret-|eyJ/);
  });

  it('imports the package for npm', () => {
    expect(snippet('npm', sdkOptions(initialOptions, shop), provider)).toMatch(/^import .* from "@kadam\/sdk";\n/);
  });
});

describe('what is typed into the form', () => {
  it('is at most 7 digits for an amount and 10 for a mobile number', () => {
    expect(typedAmount('₹54,990')).toBe('54990');
    expect(typedAmount('123456789')).toBe('1234567');
    expect(typedMobile('+91 90000-00001')).toBe('9000000001');
    expect(typedMobile('90000000012')).toBe('9000000001');
  });
});

import { describe, expect, it } from 'vitest';
import { type FrameName, frames } from '../shared/bridge';
import { locales } from '../shared/locales';
import { KadamError } from './kadam-error';
import { optionsOf } from './options';
import { parseOptions } from './parse-options';

const languages = locales.join(', ');
const checkOptions = (options: unknown) => parseOptions(optionsOf(frames.salesApp), options);

const whole = {
  merchantKey: 'zenmart_sandbox',
  merchantAgentId: 'ZM-3071',
  getAuthToken: () => 'token',
  merchantDetails: { merchantName: 'Zenmart' },
};

function errorOf(options: unknown): KadamError {
  try {
    checkOptions(options);
  } catch (error) {
    if (error instanceof KadamError) return error;
    throw error;
  }
  throw new Error('was taken');
}

describe('optionsOf', () => {
  it('accepts complete options unchanged', () => {
    expect(checkOptions(whole)).toEqual(whole);
  });

  it.each<[string, unknown, string]>([
    ['merchantKey', undefined, 'merchantKey: expected a merchant key'],
    ['merchantKey', 'zen mart', 'merchantKey: expected a merchant key'],
    ['merchantAgentId', '', 'merchantAgentId: expected 1 to 64 characters'],
    ['getAuthToken', 'token', 'getAuthToken: expected a function'],
    ['merchantDetails', undefined, 'merchantDetails: expected an object'],
    ['merchantDetails', {}, 'merchantDetails.merchantName: expected 1 to 80 characters'],
    [
      'merchantDetails',
      { merchantName: 'Z', merchantLogo: 'logo.png' },
      'merchantDetails.merchantLogo: expected an http(s) address',
    ],
    ['mobile', '+919000000001', 'mobile: expected a mobile number of 10 digits'],
    ['amount', '54990', 'amount: expected a whole number 1 to 9999999'],
    ['amount', 54_990.5, 'amount: expected a whole number 1 to 9999999'],
    ['locale', 'fr', `locale: expected auto or a tag of ${languages}, like hi-IN`],
    ['locale', ['hi'], `locale: expected auto or a tag of ${languages}, like hi-IN`],
    ['merchantTheme', { primaryCTAColor: 'green' }, 'merchantTheme.primaryCTAColor: expected a colour like #007E3F'],
    ['merchantTheme', { scheme: 'dim' }, 'merchantTheme.scheme: expected one of light, dark, auto'],
    ['merchantTheme', { typeface: 'Arial' }, 'merchantTheme.typeface: expected one of inter, system'],
    ['placement', 'right', 'placement: expected one of middle, docked'],
    ['merchantTheme', { corners: '8px' }, 'merchantTheme.corners: expected one of round, soft, square'],
    ['merchantTheme', { density: 2 }, 'merchantTheme.density: expected one of comfortable, compact'],
    ['merchantTheme', { radius: 'soft' }, 'merchantTheme.radius: unknown field'],
    ['timeouts', { loadMs: 0 }, 'timeouts.loadMs: expected a whole number 1 to 600000'],
    ['timeouts', { loadMS: 500 }, 'timeouts.loadMS: unknown field'],
    ['onClose', () => undefined, 'onClose: unknown field'],
    ['merchantOrigin', 'https://shop.example', 'merchantOrigin: unknown field'],
  ])('refuses %s %j with the field and the expected value', (name, value, message) => {
    const error = errorOf({ ...whole, [name]: value });
    expect(error.message).toBe(`OPTIONS_INVALID: ${message}`);
    expect(error).toMatchObject({ code: 'OPTIONS_INVALID', retryable: false, field: message.split(':')[0] });
  });

  it.each([undefined, null, 'zenmart_sandbox', []])('refuses %j, which is not an object', (options) => {
    expect(errorOf(options).message).toBe('OPTIONS_INVALID: value: expected an object');
  });
});

describe('optionsOf the shopper’s frames', () => {
  const shop = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' } };

  it('accepts the checkout token as text and as a function', () => {
    const fetchToken = (): string => 'token';
    for (const checkoutToken of ['token', fetchToken])
      expect(parseOptions(optionsOf(frames.checkout), { ...shop, checkoutToken })).toEqual({ ...shop, checkoutToken });
  });

  it.each<[FrameName, object, string]>([
    ['checkout', {}, 'checkoutToken: expected 1 to 200 characters'],
    ['checkout', { checkoutToken: 't', amount: 5 }, 'amount: unknown field'],
    [
      'checkout',
      { checkoutToken: 't', closeIconConfig: { showCloseIcon: 1 } },
      'closeIconConfig.showCloseIcon: expected true or false',
    ],
    ['eligibility', { amount: 0 }, 'amount: expected a whole number 1 to 9999999'],
    ['eligibility', { campaign: { utm: 'x' } }, 'campaign.utm: unknown field'],
    ['benefit', { mobile: '9000000001' }, 'mobile: unknown field'],
    ['communication', { merchantKey: 'zen mart' }, 'merchantKey: expected a merchant key'],
  ])('of %s refuses %j with the field and the expected value', (kind, more, message) => {
    expect(() => parseOptions(optionsOf(frames[kind]), { ...shop, ...more })).toThrow(`OPTIONS_INVALID: ${message}`);
  });
});

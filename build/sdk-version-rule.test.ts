import { describe, expect, it } from 'vitest';
import { byVersion, sdkVersionFault } from './sdk-version-rule';

const releases = ['0.9.0', '0.10.0'];

describe('SDK version rule', () => {
  it('0.10.0 may be rebuilt under its number if no byte differs', () => {
    expect(sdkVersionFault({ version: '0.10.0', releases, changedFiles: [] })).toBeNull();
  });

  it('0.10.0 with a kadam.js that differs from the release needs a higher version', () => {
    expect(sdkVersionFault({ version: '0.10.0', releases, changedFiles: ['kadam.js'] })).toBe(
      'the SDK has changed since its release 0.10.0 (kadam.js): raise the version in package.json',
    );
  });

  it('the unreleased 0.11.0 may differ from the release 0.10.0', () => {
    expect(sdkVersionFault({ version: '0.11.0', releases, changedFiles: ['kadam.js'] })).toBeNull();
  });

  it('0.9.0 is refused after the release 0.10.0, whether it differs or not', () => {
    for (const changedFiles of [[], ['kadam.js']])
      expect(sdkVersionFault({ version: '0.9.0', releases, changedFiles })).toBe(
        'package.json has 0.9.0, and 0.10.0 is released already',
      );
  });

  it('versions compare number by number: 0.10.0 is between 0.9.0 and 1.0.0', () => {
    expect(['1.0.0', '0.10.0', '0.9.0'].sort(byVersion)).toEqual(['0.9.0', '0.10.0', '1.0.0']);
  });
});

import { describe, expect, it } from 'vitest';
import { byVersion, sdkVersionFault } from './sdk-version-rule';

const releases = ['0.9.0', '0.10.0'];

describe('the version of the SDK', () => {
  it('0.10.0 may be built again under its number as long as no byte differs', () => {
    expect(sdkVersionFault({ version: '0.10.0', releases, changedFiles: [] })).toBeNull();
  });

  it('0.10.0 with a kadam.js other than the released one asks for a higher version', () => {
    expect(sdkVersionFault({ version: '0.10.0', releases, changedFiles: ['kadam.js'] })).toBe(
      'the SDK has changed since its release 0.10.0 (kadam.js): raise the version in package.json',
    );
  });

  it('0.11.0, which is not released yet, may differ from the release 0.10.0', () => {
    expect(sdkVersionFault({ version: '0.11.0', releases, changedFiles: ['kadam.js'] })).toBeNull();
  });

  it('0.9.0 is refused after the release 0.10.0, whether it differs or not', () => {
    for (const changedFiles of [[], ['kadam.js']])
      expect(sdkVersionFault({ version: '0.9.0', releases, changedFiles })).toBe(
        'package.json has 0.9.0, and 0.10.0 is released already',
      );
  });

  it('is compared number by number: 0.10.0 comes after 0.9.0 and before 1.0.0', () => {
    expect(['1.0.0', '0.10.0', '0.9.0'].sort(byVersion)).toEqual(['0.9.0', '0.10.0', '1.0.0']);
  });
});

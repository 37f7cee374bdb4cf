// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shareSupportOf } from './share-support';

interface Browser {
  readonly share?: () => Promise<void>;
  readonly canShare?: (data: { files: File[] }) => boolean;
  readonly userAgent?: string;
  /** False for one that neither draws pictures nor takes downloads. */
  readonly canDownload?: boolean;
}

function page({ canDownload = true, userAgent = 'Chrome/130', ...sharing }: Browser): Window & typeof globalThis {
  const fake = {
    navigator: { userAgent, ...sharing },
    HTMLCanvasElement: { prototype: canDownload ? { toBlob: () => undefined } : {} },
    URL: { createObjectURL: () => 'blob:x' },
    document: { createElement: () => ({ download: '' }) },
  };
  // SAFETY: everything that is asked of a page is here.
  return fake as unknown as Window & typeof globalThis;
}

const share = async (): Promise<void> => undefined;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe('how this browser hands a picture on', () => {
  it('is natively where it shares files', () => {
    expect(shareSupportOf(page({ share, canShare: () => true }))).toBe('native');
    expect(shareSupportOf(page({ share, canShare: () => true, userAgent: FIREFOX }))).toBe('native');
  });

  it('asks about a picture, not about a link', () => {
    const asked: string[] = [];
    const canShare = ({ files }: { files: File[] }): boolean => {
      asked.push(...files.map(({ type }) => type));
      return false;
    };
    shareSupportOf(page({ share, canShare }));
    expect(asked).toEqual(['image/png']);
  });

  // @req MSG-004, Q-045
  it.each([FIREFOX, 'Mozilla/5.0 (iPhone) FxiOS/133.0 Mobile'])('is by screenshot in Firefox: %s', (userAgent) => {
    expect(shareSupportOf(page({ userAgent }))).toBe('screenshot');
  });

  // @req Q-045
  it('is by download where it cannot share files', () => {
    expect(shareSupportOf(page({}))).toBe('download');
    expect(shareSupportOf(page({ share }))).toBe('download');
    expect(shareSupportOf(page({ share, canShare: () => false }))).toBe('download');
  });

  // @req SAL-048, Q-045
  it('is by hand where it can do neither', () => {
    expect(shareSupportOf(page({ canDownload: false }))).toBe('manual');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

let selected: string[];
let isAllowed: boolean;

beforeEach(() => {
  selected = [];
  isAllowed = true;
  // happy-dom has no execCommand. This copies the selection, as a browser does.
  document.execCommand = () => {
    const field = document.querySelector('textarea');
    if (field) selected.push(field.value);
    return isAllowed;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const clipboard = (write: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);

describe('copying', () => {
  it('goes through the clipboard where the frame may use it', async () => {
    const write = clipboard(async () => undefined);
    await copyText(window, 'link');
    expect(write).toHaveBeenCalledWith('link');
    expect(selected).toEqual([]);
  });

  it('goes through a selection where it may not, gives the focus back and leaves nothing behind', async () => {
    clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    document.body.innerHTML = '<button>Copy</button>';
    document.querySelector('button')?.focus();
    await copyText(window, 'link');
    expect(selected).toEqual(['link']);
    expect(document.activeElement?.textContent).toBe('Copy');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('selects inside the open dialog, outside of which everything is inert', async () => {
    clipboard(() => Promise.reject(new Error('no')));
    document.body.innerHTML = '<dialog open></dialog>';
    let place: Element | null = null;
    document.execCommand = () => {
      place = document.querySelector('textarea')?.parentElement ?? null;
      return true;
    };
    await copyText(window, 'link');
    expect(place).toBe(document.querySelector('dialog'));
  });

  it('fails where neither is possible, and keeps the cause', async () => {
    isAllowed = false;
    const cause = new Error('no');
    clipboard(() => Promise.reject(cause));
    await expect(copyText(window, 'link')).rejects.toMatchObject({ message: 'Copying is not possible here', cause });
  });
});

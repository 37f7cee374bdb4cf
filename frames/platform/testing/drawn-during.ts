import { userEvent } from '@testing-library/user-event';
import { Fragment, options, type VNode } from 'preact';

/** Preact calls it before each component is drawn; its name is the published one of `options._render`. */
interface RenderHook {
  __r?: ((vnode: VNode) => void) | undefined;
}

/** Names of the components that are drawn while something happens, each once, in alphabetical order. It counts what is
 *  drawn, not what changes on the page: a component that is drawn for nothing is in it. */
async function drawnDuring(happens: () => Promise<void>): Promise<readonly string[]> {
  // SAFETY: the hook stands in every build of Preact under this name; DevTools use it.
  const hooks = options as RenderHook;
  const before = hooks.__r;
  const drawn = new Set<string>();
  hooks.__r = (vnode) => {
    if (typeof vnode.type === 'function' && vnode.type !== Fragment) drawn.add(vnode.type.name);
    before?.(vnode);
  };
  try {
    await happens();
  } finally {
    hooks.__r = before;
  }
  return [...drawn].sort();
}

/** No timer lies between two keys: a test may hold them all. */
const AT_ONCE = { delay: null } as const;

/** What a digit draws, typed after one that may have changed what a first digit changes. */
export async function drawnByDigit(field: HTMLElement): Promise<readonly string[]> {
  await userEvent.type(field, '9', AT_ONCE);
  return await drawnDuring(() => userEvent.type(field, '8', AT_ONCE));
}

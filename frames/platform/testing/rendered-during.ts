import { userEvent } from '@testing-library/user-event';
import { Fragment, options, type VNode } from 'preact';

/** Preact calls `options._render`, published under this name, before each component. */
interface RenderHook {
  __r?: ((vnode: VNode) => void) | undefined;
}

/** Names of the components rendered during `happens`, unique and sorted, also those whose output does not change. */
async function renderedDuring(happens: () => Promise<void>): Promise<readonly string[]> {
  // SAFETY: every build of Preact has this hook, which DevTools use.
  const hooks = options as RenderHook;
  const before = hooks.__r;
  const rendered = new Set<string>();
  hooks.__r = (vnode) => {
    if (typeof vnode.type === 'function' && vnode.type !== Fragment) rendered.add(vnode.type.name);
    before?.(vnode);
  };
  try {
    await happens();
  } finally {
    hooks.__r = before;
  }
  return [...rendered].sort();
}

/** No timer between keys: a test may fake all timers. */
const AT_ONCE = { delay: null } as const;

/** Components rendered by a second digit; a first one may change more. */
export async function renderedByDigit(field: HTMLElement): Promise<readonly string[]> {
  await userEvent.type(field, '9', AT_ONCE);
  return await renderedDuring(() => userEvent.type(field, '8', AT_ONCE));
}

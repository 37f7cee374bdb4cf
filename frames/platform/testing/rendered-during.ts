import { userEvent } from '@testing-library/user-event';
import { Fragment, options, type VNode } from 'preact';

/** Preact calls it before each component is rendered; its name is the published one of `options._render`. */
interface RenderHook {
  __r?: ((vnode: VNode) => void) | undefined;
}

/** Names of the components that are rendered during `happens`, unique and sorted. Counts calls of components, not changes of
 *  the page: a component that is rendered needlessly is included. */
async function renderedDuring(happens: () => Promise<void>): Promise<readonly string[]> {
  // SAFETY: the hook stands in every build of Preact under this name; DevTools use it.
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

/** No timer lies between two keys: a test may hold them all. */
const AT_ONCE = { delay: null } as const;

/** Components that a digit renders. It is the second one, as a first digit may change more. */
export async function renderedByDigit(field: HTMLElement): Promise<readonly string[]> {
  await userEvent.type(field, '9', AT_ONCE);
  return await renderedDuring(() => userEvent.type(field, '8', AT_ONCE));
}

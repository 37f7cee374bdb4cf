import { options } from 'preact';

/** Keeps `translate="no"` during a synchronous render to text. Preact's compat layer turns the attribute into `false`, which
 *  the renderer omits. */
export function keepTranslateNo<Result>(render: () => Result): Result {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    // SAFETY: the props are a copy made by compat that nothing else reads.
    const props = vnode.props as { translate?: unknown };
    if (typeof vnode.type === 'string' && props.translate === false) props.translate = 'no';
  };
  try {
    return render();
  } finally {
    if (before) options.vnode = before;
    else delete options.vnode;
  }
}

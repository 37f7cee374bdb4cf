import { options } from 'preact';

/** Runs a synchronous render to text, and keeps `translate="no"` in its result. Preact's compat layer turns that attribute
 *  into `false`, for the DOM property of the same name; its render to text leaves out an attribute that is `false`. */
export function keepTranslateNo<Result>(render: () => Result): Result {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    // SAFETY: the props of an element are a copy that compat has made; nothing else reads them.
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

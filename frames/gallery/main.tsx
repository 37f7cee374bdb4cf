import '../kit/global';
import { createRoot } from 'react-dom/client';
import { SHOWN_AT_MS } from './exhibit';
import { Gallery } from './gallery';
import { openPreview } from './preview';

/** The page is its own preview: the same address with this query, in a frame. */
const PREVIEW = '?preview';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
if (location.search === PREVIEW) {
  // What counts down would be over long ago.
  Date.now = () => SHOWN_AT_MS;
  Object.assign(window, { kadamPreview: openPreview(root) });
} else createRoot(root).render(<Gallery previewUrl={PREVIEW} />);

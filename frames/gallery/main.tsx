import '../kit/global';
import { createRoot } from 'react-dom/client';
import { SHOWN_AT_MS } from './exhibit';
import { Gallery } from './gallery';
import { openStage } from './stage';

/** The page is its own stage: the same address with this query, in a frame. */
const STAGE = '?stage';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
if (location.search === STAGE) {
  // What counts down would be over long ago.
  Date.now = () => SHOWN_AT_MS;
  Object.assign(window, { kadamStage: openStage(root) });
} else createRoot(root).render(<Gallery stageUrl={STAGE} />);

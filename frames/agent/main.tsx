import '../kit/global';
import { isFramed } from '../platform/bridge';
import { start } from './app/start';

// Opened on its own the page stays as it is: the sales app exists only inside a host page. Source: S2§1.
const root = document.getElementById('root');
if (root && isFramed(window)) void start(window, root);

import { connect, WindowMessenger } from 'penpal';
import { told } from './told.js';

// Merchant's page of any frame that uses penpal.
const { frames, frame: path } = document.documentElement.dataset;

function load() {
  const frame = document.createElement('iframe');
  frame.src = frames + path;
  frame.style.visibility = 'hidden';
  document.body.append(frame);
  const messenger = new WindowMessenger({ remoteWindow: frame.contentWindow, allowedOrigins: [frames] });
  return { frame, connected: connect({ messenger }).promise };
}

let ahead;
let shown;
window.rival = {
  ahead() {
    ahead = load();
  },
  async open() {
    const { frame, connected } = ahead ?? load();
    ahead = undefined;
    shown = frame;
    frame.style.visibility = 'visible';
    await (await connected).open(told);
  },
  async close() {
    shown.remove();
  },
};

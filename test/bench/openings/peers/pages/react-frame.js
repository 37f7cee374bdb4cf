import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fromHost } from './from-host.js';

function App({ heading, intro, button }) {
  const [amount, setAmount] = useState('');
  return h(
    'main',
    null,
    h('h1', null, heading),
    h('p', null, intro),
    h('input', { value: amount, onChange: (event) => setAmount(event.currentTarget.value) }),
    h('button', { type: 'button', onClick: () => setAmount('') }, button),
  );
}

fromHost((told) => createRoot(document.getElementById('root')).render(h(App, told)));

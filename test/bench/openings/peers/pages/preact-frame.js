import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { fromHost } from './from-host.js';

function App({ heading, intro, button }) {
  const [amount, setAmount] = useState('');
  return h('main', null, [
    h('h1', null, heading),
    h('p', null, intro),
    h('input', { value: amount, onInput: (event) => setAmount(event.currentTarget.value) }),
    h('button', { type: 'button', onClick: () => setAmount('') }, button),
  ]);
}

fromHost((told) => render(h(App, told), document.getElementById('root')));

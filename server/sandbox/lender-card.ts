import { type Html, html } from '../http/printed-page';

/** What a simulated lender's own page shows: its name, what is asked and answered, and that it is no real one. */
export const lenderCard = (name: string, content: Html): Html =>
  html`<main class="card"><h1>${name}</h1>${content}<p class="aside">Sandbox: this stands for the lender’s own page. The lender is simulated, and no money moves.</p></main>`;

/** The link back, large enough for a thumb. */
export const backLink = (address: string, label: string): Html =>
  html`<p><a class="button" href="${address}">${label}</a></p>`;

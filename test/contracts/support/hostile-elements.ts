import { keysOf } from '../../../shared/keys-of';

/** Properties that the SDK may read from its script, itself or its stub. */
const fields = [
  ...['src', 'href', 'origin', 'getAttribute', 'version', 'q', 'preload', 'currentEntry', 'key', 'get', 'call'],
  ...['openSalesApp', 'openCheckout', 'checkEligibility', 'mountBenefits', 'openCommunication'],
];

/** Elements that appear under a name of `document` or `window`. `evil`: an origin that must never be used as the
 *  provider. */
export const hostileForms = {
  img: (name: string, evil: string) => `<img name="${name}" id="${name}" src="${evil}/x.png">`,
  embed: (name: string, evil: string) => `<embed name="${name}" src="${evil}/x.png">`,
  // Without an address the element delays the document's load event forever.
  object: (name: string, evil: string) => `<object name="${name}" id="${name}" data="${evil}/x.png"></object>`,
  form: (name: string) => `<form name="${name}"></form>`,
  'form with fields': (name: string, evil: string) =>
    `<form name="${name}">${fields.map((field) => `<input name="${field}" value="${evil}/x.js">`).join('')}</form>`,
  'two forms': (name: string) => `<form name="${name}"></form><form name="${name}"><input name="version"></form>`,
  link: (name: string, evil: string) => `<a id="${name}" href="${evil}/x.js"></a>`,
  'two links': (name: string, evil: string) =>
    `<a id="${name}" name="version" href="${evil}/x.js"></a><a id="${name}"></a>`,
  frame: (name: string) => `<iframe name="${name}"></iframe>`,
  'frame of another site': (name: string, evil: string) => `<iframe name="${name}" src="${evil}/forger"></iframe>`,
} as const;

export type HostileForm = keyof typeof hostileForms;
export const everyForm = keysOf(hostileForms);

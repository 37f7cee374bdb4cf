import { brand } from '../../brand';
import { mobileText } from '../../format/mobile-text';

/** The link of our app by SMS. */
export const appLink = {
  send: `Get the ${brand.name} app by SMS`,
  sending: 'Sending…',
  sent: (maskedMobile: string) => `The link to the app is on its way to ${mobileText(maskedMobile)}.`,
};

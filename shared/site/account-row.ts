import { account, login } from './routes';
import type { Site } from './site';

/** Row of My Account, the login page of a site. Source: S1§2.2. */
export const accountRow = ({ kind }: Site): typeof account | typeof login => (kind === 'organic' ? account : login);

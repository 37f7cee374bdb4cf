import { AtMs, fieldsOf, oneOf, WebAddress } from './fields';

/** A page of the lender for the customer. Its origin is one of the connection's `pageOrigins`. */
export const Page = fieldsOf({ url: WebAddress, opens: oneOf(['TOP', 'FRAME']), expiresAtMs: AtMs });

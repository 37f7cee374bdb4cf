/** The SDK as its script declares it on the window. */
export type KadamApi = NonNullable<Window['Kadam']>;
export type OpenSalesAppOptions = Parameters<KadamApi['openSalesApp']>[0];
export type SalesAppSession = ReturnType<KadamApi['openSalesApp']>;
export type SessionEnd = Awaited<SalesAppSession['result']>;
export type KadamErrorInfo = NonNullable<SessionEnd['error']>;

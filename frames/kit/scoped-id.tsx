// biome-ignore lint/style/noRestrictedImports: here it is made unique
import { createContext, type ReactNode, useContext, useId } from 'react';

const IdPrefix = createContext('');

/** A root next to others in one document; `name` is unique among them. Preact counts ids from the start in each root, so
 *  two first fields would have one id. */
export const IdScope = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <IdPrefix.Provider value={`${name}-`}>{children}</IdPrefix.Provider>
);

/** Id of a component, unique in the document and the same on server and client. */
export const useScopedId = (): string => useContext(IdPrefix) + useId();

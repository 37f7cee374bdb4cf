// biome-ignore lint/style/noRestrictedImports: here it is made unique
import { createContext, type ReactNode, useContext, useId } from 'react';

const IdPrefix = createContext('');

/** A part of a document that others stand beside, each a root of its own: `name` is one that none of them has. Preact
 *  counts from the start in each root, and two first fields would have one id. */
export const IdScope = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <IdPrefix.Provider value={`${name}-`}>{children}</IdPrefix.Provider>
);

/** An id of the component's own, the same wherever the page is drawn. */
export const useOwnId = (): string => useContext(IdPrefix) + useId();

/** Parts that the first screen does not need, loaded during the identification. */
export const late = () => import('./late');

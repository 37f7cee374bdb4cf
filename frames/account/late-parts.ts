/** What a first screen does not need: it comes while somebody is being asked. */
export const late = () => import('./late');

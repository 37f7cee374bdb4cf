/** `npm run dev` builds for a developer's own screen: quickly, into a folder of its own, and again after every change.
 *  Nothing is minified, and pages load themselves again. */
export const isDevelopment = process.env.KADAM_BUILD === 'development';

/** Folder of the build, in the repository's; `KADAM_DIST` names another one. */
export const dist = process.env.KADAM_DIST ?? (isDevelopment ? 'dist/dev' : 'dist');

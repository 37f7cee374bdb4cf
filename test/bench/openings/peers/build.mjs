import { build } from 'esbuild';

// Built as their users would ship them: one file per page, minified, for current browsers.
await build({
  entryPoints: ['penpal-host', 'zoid-host', 'preact-frame', 'react-frame', 'zoid-frame'].map(
    (name) => `pages/${name}.js`,
  ),
  outdir: 'dist',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
});

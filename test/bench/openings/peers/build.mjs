import { build } from 'esbuild';

// As their users would ship them: one file a page, minified, for browsers of today.
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

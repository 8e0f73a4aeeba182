import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The reading script is bundled as a worker-like entry of its own (see src/web/site-script.ts).
  worker: { format: 'es' },
  // Bundled into the server's build only as far as they are used. Imported whole, the libraries of
  // the back office take the server 20 MB more (npm run bench: idle memory).
  ssr: { noExternal: [/^@(mantine|tabler|tanstack)\//] },
  build: {
    // Inlined fonts and pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});

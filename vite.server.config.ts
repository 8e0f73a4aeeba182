import { defineConfig } from 'vite';

/** The server in few files, which start quicker than its thousand sources (npm run bench: second start). */
export default defineConfig({
  publicDir: false,
  // Of the packages only this one, which is hundreds of small files; the others are as quick as they are.
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    outDir: 'build/server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        operate: 'src/server/operate.ts',
        'picture-process': 'src/server/files/picture-process.ts',
        'sheet-worker': 'src/server/sheets/sheet-worker.ts',
      },
      // All in one folder: a thread or a process is started by a file beside the one that asks for it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Measured: without the next three, importing the rest takes twice as long and leaves the process
// at twice its memory (npm run bench: second start, idle memory).

// Compiled code, TypeScript stripped, is kept from start to start. Under npm start it already is.
enableCompileCache(fileURLToPath(new URL('../../build/.compile-cache', import.meta.url)));

// drizzle-orm lists every file in the `exports` of its package.json, and Node reads those 180 KB
// again for each of its modules' relative imports, although they need no looking up.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!/^\.\.?\//.test(specifier) || !parentURL?.includes('/node_modules/drizzle-orm/')) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});

// The garbage of starting would otherwise grow the young generation at once, and for good. Answering
// needs room to grow into: without it half the time of rendering goes to the garbage collector.
setFlagsFromString('--semi-space-growth-factor=1');

await import('./run.ts');
setFlagsFromString('--semi-space-growth-factor=2');

// What starting left behind would stay for as long as nobody asks for much. Collected as V8 does when
// memory runs out: only then does it also give the emptied pages back.
setTimeout(() => gc?.({ flavor: 'last-resort', type: 'major', execution: 'sync' }), 500).unref();

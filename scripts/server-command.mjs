// @ts-check
import { fileURLToPath } from 'node:url';

/**
 * How the product runs, for npm start and the benches. The young generation grows under load and
 * stays grown: 16 MB are as quick as the 32 that Node allows. `main.ts` collects the garbage of the
 * start once.
 */
export const serverArguments = ['--max-semi-space-size=16', '--expose-gc', 'src/server/main.ts'];

/**
 * Set before Node starts, the cache also covers the entry: else that alone loads the type stripper.
 * Two arenas are enough for a program of one busy thread; glibc makes eight for each core.
 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../build/.compile-cache', import.meta.url)),
};

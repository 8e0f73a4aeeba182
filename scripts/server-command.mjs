// @ts-check

/**
 * How the product runs, for npm start and the benches. The young generation grows under load and
 * stays grown: 16 MB are as quick as the 32 that Node allows.
 */
export const serverArguments = [
  '--max-semi-space-size=16',
  '--enable-source-maps',
  'build/server/main.js',
];

/** Two arenas are enough for a program of one busy thread; glibc makes eight for each core. */
export const serverEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

// @ts-check

/** The young generation grows under load and stays grown: 16 MB are as quick as the 32 that Node allows. */
export const engineArguments = ['--max-semi-space-size=16'];

/** How the product runs, for npm start and the benches. */
export const serverArguments = [...engineArguments, '--enable-source-maps', 'build/server/main.js'];

/**
 * Two arenas are enough for a program of one busy thread; glibc makes eight for each core. Large
 * blocks go back to the system when they are free: left alone, glibc keeps more the more there were
 * (npm run bench -- day: 73 MB against 4 after a day with uploads and a sheet).
 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

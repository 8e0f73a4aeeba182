import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // What the server draws pages with, and what browsers get; the server's own bundle stands beside it.
  buildDirectory: 'build/web',
  ssr: true,
} satisfies Config;

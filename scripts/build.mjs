// @ts-check
import { buildAll } from './bootstrap.mjs';

await buildAll();

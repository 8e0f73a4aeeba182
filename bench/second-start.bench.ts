import { median } from './measure.ts';
import { type Bench, limitLine } from './report.ts';
import { startServer } from './server-process.ts';

const STARTS = 5;

/** From spawning the server on an existing data folder until it is ready for visitors. */
export const secondStart: Bench = async (stage) => {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startServer(stage);
    seconds.push(server.startSeconds);
    await server.stop();
  }
  const format = (value: number) => `${value.toFixed(2)} s`;
  const note = `slowest of ${STARTS}: ${format(Math.max(...seconds))}`;
  return [limitLine('second start', median(seconds), 2, format, note)];
};

// @ts-check
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Lets one process at a time install and build in this folder. The file lists the holder and its
 * helpers (npm outlives a killed parent); it counts only while one of them lives.
 * @param {string} file
 */
export async function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${identify(process.pid)}\n`);
  try {
    for (let hasSpoken = false; !tryLink(draft, file); await delay(200)) {
      const holders = readHolders(file);
      const live = holders.find(isAlive);
      if (!live) {
        removeStaleLock(file, holders);
      } else if (!hasSpoken) {
        hasSpoken = true;
        console.log(`Waiting for process ${live.split(' ')[0]}, which is preparing this folder…`);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    /** @param {number | undefined} pid */
    addHelper(pid) {
      if (pid) writeFileSync(file, `${identify(pid)}\n`, { flag: 'a' });
    },
    release() {
      rmSync(file, { force: true });
    },
  };
}

/** @param {string} draft @param {string} file */
function tryLink(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function readHolders(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** @param {string} file @param {string[]} seen */
function removeStaleLock(file, seen) {
  // Another waiter may have replaced it since.
  if (readHolders(file).join() === seen.join()) rmSync(file, { force: true });
}

/** The start time tells a process from a later one with the same id. @param {number} pid */
function identify(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${pid} ${fields[0] === 'Z' ? 'dead' : fields[19]}`;
  } catch {
    return `${pid} unknown`;
  }
}

/** @param {string} holder */
function isAlive(holder) {
  const pid = Number(holder.split(' ')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return identify(pid) === holder;
}

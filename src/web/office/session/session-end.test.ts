import { describe, expect, test } from 'vitest';
import { sessionEnd, sessionStage, shouldTellOfWork, untilStageChanges } from './session-end.ts';

const MINUTE = 60_000;
const limits = { expiresAt: 480 * MINUTE, idleMinutes: 60, usedAt: 0 };

describe('a session', () => {
  test('ends when it was unused for long, or at its last moment, whatever comes first', () => {
    expect(sessionEnd(limits)).toBe(60 * MINUTE);
    expect(sessionEnd({ ...limits, usedAt: 470 * MINUTE })).toBe(480 * MINUTE);
  });

  test('warns two minutes before', () => {
    expect(sessionStage(limits, 58 * MINUTE - 1)).toBe('calm');
    expect(sessionStage(limits, 58 * MINUTE)).toBe('warning');
    expect(sessionStage(limits, 60 * MINUTE)).toBe('over');
  });

  test('is looked at again when the warning is due, then each second', () => {
    expect(untilStageChanges(limits, 0)).toBe(58 * MINUTE);
    expect(untilStageChanges(limits, 59 * MINUTE + 400)).toBe(605);
    expect(untilStageChanges(limits, 61 * MINUTE)).toBe(Number.POSITIVE_INFINITY);
  });

  test('learns of typing once a minute, but not after the warning: that wants an answer', () => {
    expect(shouldTellOfWork(limits, MINUTE - 1)).toBe(false);
    expect(shouldTellOfWork(limits, MINUTE)).toBe(true);
    expect(shouldTellOfWork(limits, 59 * MINUTE)).toBe(false);
  });
});

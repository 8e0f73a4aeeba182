export type SessionLimits = {
  /** The moment the session ends in any case. */
  expiresAt: number;
  idleMinutes: number;
  /** The last time the server saw this session, in any tab. */
  usedAt: number;
};

export type SessionStage = 'calm' | 'warning' | 'over';

/** Enough to notice and to answer. */
const WARNING_MS = 2 * 60_000;
/** Somebody at work is not idle, though they call nothing: once a minute the server is told. */
const TELL_MS = 60_000;

/** The moment the session ends if nothing is done. */
export function sessionEnd({ expiresAt, idleMinutes, usedAt }: SessionLimits): number {
  return Math.min(expiresAt, usedAt + idleMinutes * 60_000);
}

export function sessionStage(limits: SessionLimits, now: number): SessionStage {
  const left = sessionEnd(limits) - now;
  if (left <= 0) return 'over';
  return left <= WARNING_MS ? 'warning' : 'calm';
}

/** How long the stage, or the time shown in the warning, stays as it is. */
export function untilStageChanges(limits: SessionLimits, now: number): number {
  const left = sessionEnd(limits) - now;
  switch (sessionStage(limits, now)) {
    case 'calm':
      return left - WARNING_MS;
    case 'warning':
      // A little late rather than a little early, which would show the same second again.
      return (left % 1_000) + 5;
    case 'over':
      return Number.POSITIVE_INFINITY;
  }
}

/**
 * Whether typing or clicking should be told to the server. Not once the warning stands: then the
 * answer to it counts, and a bumped mouse is none.
 */
export function shouldTellOfWork(limits: SessionLimits, now: number): boolean {
  return sessionStage(limits, now) === 'calm' && now - limits.usedAt >= TELL_MS;
}

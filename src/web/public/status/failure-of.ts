import { CallError } from '../../api/call.ts';

export type StatusFailure = 'network' | 'too_many_requests' | 'other' | 'expired';

/**
 * Why something was not done here, by its sentence. Where neither the line nor the server failed, the
 * page is older than the application, or was open for too long: it is looked up anew.
 */
export function failureOf(error: unknown): StatusFailure {
  const reason = error instanceof CallError ? error.reason : 'network';
  switch (reason) {
    case 'network':
    case 'too_many_requests':
      return reason;
    case 'body_stalled':
      return 'network';
    case 'internal_error':
    case 'unavailable':
      return 'other';
    default:
      return 'expired';
  }
}

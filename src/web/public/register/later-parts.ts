/** Everything of the form that the first step does without, as one chunk. */
export { Elsewhere } from './elsewhere.tsx';
export { LaterSteps } from './later-steps.tsx';
export { Notices } from './notices.tsx';
export { OtherDrafts } from './other-drafts.tsx';

import type { StaffTexts } from './staff.th.ts';

export const en: StaffTexts = {
  login: {
    title: 'Staff sign-in',
    userId: 'User code',
    plain: 'This page needs JavaScript. Switch it on in your browser, then load the page again.',
    userIdHint: 'Letters A-Z or digits 0-9, at most 30',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    ofPassword: ' password',
    submit: 'Sign in',
    submitting: 'Signing in',
    forgot: 'Forgot password',
    home: 'Back to the home page',
    required: 'Required',
    userIdMissing: 'Enter your Username',
    passwordMissing: 'Enter your Password',
    locked: (minutes) =>
      `Too many wrong attempts. Wait about ${minutes} minutes before signing in again.`,
    passwordSet: 'Your new password is set. Sign in with it now.',
    failed: 'You are not signed in',
    close: 'Close',
  },
  reasons: {
    temp_password: 'Please set a new password before you start.',
    day_password_expiration: 'Your password has expired. Please set a new one.',
    wrong_credentials: 'The user code or password is not correct.',
    locked: 'Too many wrong attempts. Please wait before you try again.',
    too_many_requests: 'Too many requests at once. Please wait a moment and try again.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    network: 'The server cannot be reached. Check your connection and try again.',
    other: 'That did not work. Please try again in a moment.',
  },
  shell: {
    productFull: 'Chanote back office',
    startFailed: 'The back office could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    loading: 'Loading',
    sessionEnded:
      'You are signed out: the last page of the back office was closed, it was not used for a while, or your session was ended elsewhere. Sign in to go back to where you were.',
    profileFailed: 'Your profile could not be loaded. Please sign in again.',
  },
};

import { comeBack } from './come-back.ts';
import { showStaffBar } from './staff-bar.ts';
import { forget, readKept } from './storage.ts';
import { isTokenAlive } from './token.ts';

/**
 * Whoever is signed in goes from the home page to the office, and sees its bar on other pages.
 * True where the page is left for the office.
 */
export function greetStaff(): boolean {
  // As far as is known, leaving ends the session where the page before left one.
  const ends = comeBack();
  const token = readKept('token');
  if (token === null) return false;
  if (!isTokenAlive(token, Date.now())) {
    forget('token');
    return false;
  }
  if (location.pathname === '/') {
    location.replace('/DashboardMt');
    return true;
  }
  void showStaffBar(token, ends);
  return false;
}

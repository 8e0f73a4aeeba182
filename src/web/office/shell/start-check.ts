import { comeBack } from '../../site/come-back.ts';
import { countAppStart } from '../../site/count-start.ts';
import { entranceFor } from '../../site/entrance.ts';
import { liveToken } from '../../site/kept-token.ts';
import { readKept } from '../../site/storage.ts';

/** Runs before the office is loaded: who is not signed in need not wait for it to be sent away. */
comeBack();
if (!liveToken()) {
  // Whoever is let in is counted by the office, which can show that it failed.
  void countAppStart();
  const { pathname, search, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  window.location.replace(entranceFor({ username: readKept('username'), address }));
}

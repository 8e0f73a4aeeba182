import { expect, test } from 'vitest';
import { SCREENS } from '#contract/navigation/window-names.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app } = await startApp(await cloneDatabase());

test.each(SCREENS)(
  '/%s answers with the frame that lets in only who is signed in',
  async (path) => {
    const response = await app.inject(`/${path}`);
    expect(response.statusCode).toBe(200);
    // Nothing but the waiting frame: its script leads anybody without a token to the home page.
    expect(response.body).toContain('id="start-failed"');
    expect(response.body).toMatch(/<script type="module" src="[^"]*start-check[^"]*"/);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

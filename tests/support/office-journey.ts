import { en } from '#web/office/all-texts.en.ts';
import { th } from '#web/office/all-texts.th.ts';
import { PASSWORD } from './people.ts';

const PHONE = { language: 'th', texts: th, viewport: { width: 360, height: 800 } } as const;
const DESK = { language: 'en', texts: en, viewport: { width: 1280, height: 800 } } as const;

/** A phone in Thai, a desk in English, each with the words of the office. */
export const JOURNEYS = [PHONE, DESK] as const;

/** Long ways are walked once: every screen by itself is seen in both languages (every-page.spec.ts). */
export const ON_A_PHONE = [PHONE] as const;
export const AT_A_DESK = [DESK] as const;

type Answer = { status: number; body: { isSuccess: boolean; reasonText: string; data: never } };

/** Calls the server from beside the browser, as somebody else. */
export async function callServer(
  origin: string,
  path: string,
  input: object,
  token = '',
): Promise<Answer & { body: { token: string } }> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer-${token}` },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: await response.json() };
}

/** The token of a fresh session of that user. */
export async function openSession(origin: string, userId: string): Promise<string> {
  const credentials = { user_id: userId, password: PASSWORD };
  const { body } = await callServer(origin, 'user/validateUserMySQL', credentials);
  return body.token;
}

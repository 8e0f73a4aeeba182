import { isEmail } from '#contract/mail/email-address.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';

/** What a visitor fills in. Needs no schemas, so that the form can check before it sends. */
export const MESSAGE_LIMITS = {
  name: 100,
  email: 254,
  tel: 40,
  header: 150,
  text: 4_000,
} as const;

export type MessageField = keyof typeof MESSAGE_LIMITS;
export const MESSAGE_FIELDS = Object.keys(MESSAGE_LIMITS) as MessageField[];

type MessageProblem = 'required' | 'too_long' | 'invalid' | 'invalid_email' | 'invalid_tel';
type MessageProblems = Partial<Record<MessageField | 'policy', MessageProblem>>;

/** What is wrong with a message as it is written; nothing where it can be sent. */
export function checkMessage(
  values: Record<MessageField, string> & { policy: boolean },
): MessageProblems {
  const problems: MessageProblems = {};
  for (const field of MESSAGE_FIELDS) {
    const problem = problemOf(field, values[field].trim());
    if (problem) problems[field] = problem;
  }
  if (!values.policy) problems.policy = 'required';
  return problems;
}

function problemOf(field: MessageField, text: string): MessageProblem | undefined {
  if (text === '') return 'required';
  if (text.length > MESSAGE_LIMITS[field]) return 'too_long';
  if (text.includes('\0')) return 'invalid';
  if (field === 'email' && !isEmail(text)) return 'invalid_email';
  if (field === 'tel' && parseThaiPhone(text) === null) return 'invalid_tel';
  return undefined;
}

import { openTexts } from '../../../locales/language.ts'

/** Voting, with its texts. */
export async function loadVoting() {
  const [{ PollVoting }] = await Promise.all([import('./PollVoting.tsx'), openTexts('surveys')])
  return { default: PollVoting }
}

import { withTexts } from '../../../locales/language.ts'

/** Voting, with its texts. */
export const loadVoting = withTexts(
  async () => ({ default: (await import('./PollVoting.tsx')).PollVoting }),
  'surveys',
)

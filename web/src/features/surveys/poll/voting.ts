import { withTexts } from '../../../locales/language.ts'

/** Loads the voting component with its texts. */
export const loadVoting = withTexts(
  async () => ({ default: (await import('./PollVoting.tsx')).PollVoting }),
  'surveys',
)

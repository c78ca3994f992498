/** Loads the voting component with its texts. */
export const loadVoting = async () => ({ default: (await import('./PollVoting.tsx')).PollVoting })

/** The longest voice note. */
export const longestVoice = { seconds: 300, bytes: 10 * 1024 * 1024 } as const

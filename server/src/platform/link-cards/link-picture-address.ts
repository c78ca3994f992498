/** Returns an address that nobody guesses, as of other files: a message may have linked to it. */
export const linkPictureAddress = (key: string): string => `/link-pictures/${key}.webp`

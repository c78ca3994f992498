/** Languages of captions, without zod: the browser imports them, too. */

/** Stands for a language that nobody has said (BCP 47). */
export const unknownLanguage = 'und'

/** Captions that a video may have, each in another language. */
export const mostCaptions = 50

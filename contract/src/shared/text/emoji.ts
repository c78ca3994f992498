const oneEmoji = /^\p{RGI_Emoji}$/v

/** Returns whether a text is one emoji that Unicode recommends for general interchange: `1️⃣` is, `1` and half a flag aren't. */
export const isEmoji = (text: string): boolean => oneEmoji.test(text)

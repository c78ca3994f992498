/** Names that look like what they are: no character in one can hide, or reverse the text around it. */

/** Scripts that write some words with joiners, which are invisible elsewhere. */
const joining =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200c\u200d]/gu
/** Families, flags and the like are several characters, with joiners and selectors between them. */
const emoji = /\p{RGI_Emoji}/gv
/**
 * Controls and line breaks, bidi controls, zero-width characters, fillers, unassigned and private-use code
 * points, and the blank Braille pattern.
 */
const deceptive = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u
const visible = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Returns whether a text holds characters that are invisible or change the direction of others. */
export const hasHidden = (text: string) => deceptive.test(text.replace(emoji, '').replace(joining, ''))

/** Returns whether anything in a text is visible. */
export const isVisible = (text: string) => visible.test(text)

/**
 * Returns a name in the form of the profile "Nickname" of RFC 8266: one spelling of each character, single
 * spaces, none at the ends.
 */
export const canonicalName = (name: string) =>
  // NFKC first, since the NFKC form of some characters contains a space.
  name
    .normalize('NFKC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replace(/^ | $/g, '')

/** Names that look like what they are: no sign in one can hide, or turn around what stands beside it. */

/** Scripts that write some words with joiners, which are invisible anywhere else. */
const joining =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200c\u200d]/gu
/** Families, flags and the like are several characters, with joiners and selectors between them. */
const emoji = /\p{RGI_Emoji}/gv
/**
 * Controls and line breaks, bidi controls, zero-width signs, fillers, what Unicode has not assigned or leaves to
 * private use, and the Braille sign without a dot.
 */
const deceptive = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u
const visible = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** True where a text holds signs that cannot be seen, or that change the direction of others. */
export const hasHidden = (text: string) => deceptive.test(text.replace(emoji, '').replace(joining, ''))

/** True where there is anything to see in a text. */
export const isVisible = (text: string) => visible.test(text)

/** A name as the profile "Nickname" of RFC 8266 has it: one spelling of each sign, single spaces, none at the ends. */
export const canonicalName = (name: string) =>
  // Some signs have a space in their canonical spelling.
  name
    .normalize('NFKC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replace(/^ | $/g, '')

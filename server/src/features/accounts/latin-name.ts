/** Names in the letters of usernames and handles, without I/O. */

/** Letters that aren't a plain one with a mark, and so would get lost, in Latin, Greek and Cyrillic. */
const plain = new Map(
  `
  ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ı:i ħ:h ŧ:t ŋ:ng ə:a ɛ:e ɔ:o ɓ:b ɗ:d ƙ:k ƴ:y ƒ:f ɨ:i ʉ:u ĸ:k ȷ:j
  α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o
  а:a б:b в:v г:g ґ:g д:d е:e є:ye ж:zh з:z и:i і:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t у:u
  ф:f х:kh ц:ts ч:ch џ:dz ш:sh щ:shch ы:y э:e ю:yu я:ya ћ:c ђ:dj ѕ:dz ъ: ь:`
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
)

/**
 * Returns the letters a to z and digits of a name, its words joined by underscores: `Işıl Yıldız` gives
 * isil_yildiz. Empty where it is in a script that can't be written so letter by letter.
 */
export const latinName = (name: string, longest: number): string =>
  [
    ...name
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase()
      .replaceAll('ου', 'ou'),
  ]
    .map((letter) => plain.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^_+/, '')
    .slice(0, longest)
    .replace(/_+$/, '')

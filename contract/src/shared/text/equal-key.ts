/** What equals what: the only rule by which texts are compared that people would call the same. */

/**
 * Characters that nobody sees. Flags such as Scotland's are spelled with some of them, and would all be the
 * same black flag without.
 */
const invisible = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|\p{Default_Ignorable_Code_Point}/gu

const keepsCase = /[\u0131\u13a0-\u13f5]/
const foldsToCapital = /[\u13f8-\u13fd\uab70-\uabbf]/

/**
 * Returns a text without the difference of capitals, by Unicode's full case folding: `Straße` and `STRASSE`
 * are one, and so are the two forms of the Greek sigma. The Turkish letters without and with a dot stay
 * letters of their own.
 */
function foldCase(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  let folded = ''
  for (const sign of text) {
    if (keepsCase.test(sign)) folded += sign
    else if (foldsToCapital.test(sign)) folded += sign.toUpperCase()
    else folded += sign.toUpperCase().toLowerCase().replace('ς', 'σ').replace('ß', 'ss')
  }
  return folded
}

/**
 * Returns what makes two texts the same: compatible spellings of a character, capitals, invisible characters
 * and the kind and amount of white space make no difference. `equal_key` in the database is the same rule.
 */
export const equalKey = (text: string): string =>
  foldCase(text.replaceAll(invisible, '$1').normalize('NFKC'))
    .normalize('NFKC')
    .replaceAll(/\p{White_Space}+/gu, ' ')
    .replace(/^ /, '')
    .replace(/ $/, '')

/** Returns whether two texts are the same to people. */
export const isEqual = (one: string, other: string): boolean => equalKey(one) === equalKey(other)

/**
 * Returns a @username as it is stored. Only A to Z become small: no letter of another script, such as the
 * Kelvin sign or the Turkish İ, may lead to the name of somebody else.
 */
export const usernameKey = (name: string): string =>
  name.replace(/^@/, '').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Letters of scripts that put no spaces between words: Thai, Lao, Burmese, Khmer, Chinese and Japanese. */
const unspaced =
  '\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3040-\u30ff\u3100-\u312f' +
  '\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\uf900-\ufaff\u{20000}-\u{3ffff}'

const inUnspaced = new RegExp(`[${unspaced}]`, 'u')
const inWord = /[\p{Alphabetic}\p{M}\p{Nd}_]/u
/** A character beside which a word begins or ends. */
const beside = String.raw`[^\p{Alphabetic}\p{M}\p{Nd}_]|[${unspaced}]`

/** What Korean writes at the end of a word without a space. */
const particles =
  '(?:들)?(?:은|는|이|가|을|를|의|에|에서|에게|께|한테|와|과|랑|이랑|하고|도|만|로|으로|부터|까지|처럼|보다|마다|이나|나)?'

/** Returns the expression that finds words in the key of a text; `mute_pattern` in the database is the same rule. */
function wordPattern(words: string): string {
  const key = equalKey(words)
  const signs = [...key]
  const needsEdge = (sign = '') => inWord.test(sign) && !inUnspaced.test(sign)
  const last = signs.at(-1)
  return [
    needsEdge(signs[0]) ? `(?:^|${beside})` : '',
    key.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
    /[가-힣]$/.test(key) ? particles : '',
    needsEdge(last) ? `(?:$|${beside})` : inUnspaced.test(last ?? '') ? String.raw`(?:$|\P{M})` : '',
  ].join('')
}

/**
 * Returns whether a text has words that belong together: whole ones, where their script puts spaces between
 * words.
 */
export const hasWords = (text: string, words: string): boolean =>
  equalKey(words) !== '' && new RegExp(wordPattern(words), 'u').test(equalKey(text))

/** Domains and networks as rules compare them, without I/O. */
import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** Returns a domain in ASCII and lower case, as rules have it; undefined if it is none. */
export function asciiDomain(domain: string): string | undefined {
  const ascii = domainToASCII(domain.trim().replace(/\.$/, ''))
  // A number alone would be read as an address.
  return ascii === '' || isIP(ascii) !== 0 || !/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(ascii) ? undefined : ascii
}

/** Returns the domain of an email address in ASCII; the text itself in lower case if it isn't a proper one. */
export function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return asciiDomain(domain) ?? domain.toLowerCase()
}

/** Returns a domain and those above it: mail.example.com, example.com, com. */
export function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.')
  return labels.map((_, nth) => labels.slice(nth).join('.'))
}

/** Returns an address as PostgreSQL reads it, an IPv4 one never as IPv6; undefined if it is none. */
export function plainAddress(address: string): string | undefined {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  return isIP(plain) === 0 ? undefined : plain
}

type Range = { range: string } | { wrong: 'range_invalid' | 'range_too_wide' }

/** The widest networks that a rule is about: a whole continent is a typing error. */
const widest = { 4: 8, 6: 16 } as const

/** Returns an address or network as PostgreSQL reads it, or what is wrong with it. */
export function readRange(text: string): Range {
  const [written = '', bits] = text.split('/')
  const address = plainAddress(written)
  const version = address === undefined ? 0 : isIP(address)
  if (address === undefined || (version !== 4 && version !== 6)) return { wrong: 'range_invalid' }
  const whole = version === 4 ? 32 : 128
  const length = bits === undefined ? whole : Number(bits)
  if (length > whole) return { wrong: 'range_invalid' }
  if (length < widest[version]) return { wrong: 'range_too_wide' }
  return { range: `${address}/${length}` }
}

/** External addresses, checked by kind and checksum, so that a typo is refused before anything is held. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58check, bech32, bech32m } from '@scure/base'
import { type BitcoinNetwork, formsOf } from '@commons/chain/bitcoin/networks.ts'

const base58 = base58check(sha256)

/**
 * Returns the address as it is stored; undefined where it isn't one of the currency, or is one of another of Bitcoin's
 * networks. Tokens are on Ethereum.
 */
export function parseAddress(text: string, currency: Currency, network: BitcoinNetwork): string | undefined {
  return currency === 'BTC' ? parseBitcoin(text, network) : parseEthereum(text)
}

/** An address in one case has no checksum; one in mixed case must have that of EIP-55. */
function parseEthereum(text: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text) || /^0x0{40}$/.test(text)) return undefined
  const checked = checksummed(text)
  const digits = text.slice(2)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || text === checked ? checked : undefined
}

function checksummed(text: string): string {
  const digits = text.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(digits))
  const cased = [...digits].map((digit, i) => {
    const nibble = (hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)
    return (nibble & 8) > 0 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}

/** Accepts pay-to-pubkey-hash and pay-to-script-hash, and segregated witness versions 0 and 1. */
function parseBitcoin(text: string, network: BitcoinNetwork): string | undefined {
  return parseWitness(text, network) ?? parseBase58(text, network)
}

function parseBase58(text: string, network: BitcoinNetwork): string | undefined {
  const { keyHash, scriptHash } = formsOf[network]
  try {
    const bytes = base58.decode(text)
    return bytes.length === 21 && (bytes[0] === keyHash || bytes[0] === scriptHash) ? text : undefined
  } catch {
    return undefined
  }
}

function parseWitness(text: string, network: BitcoinNetwork): string | undefined {
  for (const [version, coder, lengths] of [
    [0, bech32, [20, 32]],
    [1, bech32m, [32]],
  ] as const) {
    const decoded = coder.decodeUnsafe(text, 90)
    if (decoded?.prefix !== formsOf[network].witness || decoded.words[0] !== version) continue
    const program = coder.fromWordsUnsafe(decoded.words.slice(1))
    if (program && (lengths as readonly number[]).includes(program.length)) return text.toLowerCase()
  }
  return undefined
}

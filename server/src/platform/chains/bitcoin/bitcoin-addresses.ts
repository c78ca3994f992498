/** Addresses of Bitcoin, checked by kind, network and checksum. */
import { sha256 } from '@noble/hashes/sha2.js'
import { base58check, bech32, bech32m } from '@scure/base'
import { type BitcoinNetwork, formsOf } from '@commons/chain/bitcoin/networks.ts'

const base58 = base58check(sha256)

export interface BitcoinAddress {
  /** As it is stored: those of segregated witness in lower case. */
  readonly address: string
  /** The script of a payment to it, in hexadecimal digits. */
  readonly script: string
}

/**
 * Accepts pay-to-pubkey-hash and pay-to-script-hash, and segregated witness versions 0 and 1; returns undefined for
 * anything else, and for addresses of another network.
 */
export function parseBitcoinAddress(text: string, network: BitcoinNetwork): BitcoinAddress | undefined {
  return parseWitness(text, network) ?? parseBase58(text, network)
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

function parseBase58(text: string, network: BitcoinNetwork): BitcoinAddress | undefined {
  const { keyHash, scriptHash } = formsOf[network]
  try {
    const bytes = base58.decode(text)
    if (bytes.length !== 21) return undefined
    const hash = hexOf(bytes.slice(1))
    if (bytes[0] === keyHash) return { address: text, script: `76a914${hash}88ac` }
    return bytes[0] === scriptHash ? { address: text, script: `a914${hash}87` } : undefined
  } catch {
    return undefined
  }
}

function parseWitness(text: string, network: BitcoinNetwork): BitcoinAddress | undefined {
  for (const [version, begins, coder, lengths] of [
    [0, '00', bech32, [20, 32]],
    [1, '51', bech32m, [32]],
  ] as const) {
    const decoded = coder.decodeUnsafe(text, 90)
    if (decoded?.prefix !== formsOf[network].witness || decoded.words[0] !== version) continue
    const program = coder.fromWordsUnsafe(decoded.words.slice(1))
    if (!program || !(lengths as readonly number[]).includes(program.length)) continue
    const length = program.length.toString(16)
    return { address: text.toLowerCase(), script: `${begins}${length}${hexOf(program)}` }
  }
  return undefined
}

/** External addresses, checked by kind and checksum, so that a typo is refused before anything is held. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { parseBitcoinAddress } from '../../../platform/chains/bitcoin/bitcoin-addresses.ts'
import type { BitcoinNetwork } from '@commons/chain/bitcoin/networks.ts'

/**
 * Returns the address as it is stored; undefined where it isn't one of the currency, or is one of another of Bitcoin's
 * networks. Tokens are on Ethereum.
 */
export function parseAddress(text: string, currency: Currency, network: BitcoinNetwork): string | undefined {
  return currency === 'BTC' ? parseBitcoinAddress(text, network)?.address : parseEthereum(text)
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

/** The addresses of Commons on Bitcoin, derived from a public key alone. */
import { bech32 } from '@scure/base'
import { HDKey } from 'viem/accounts'
import { type BitcoinNetwork, formsOf } from '@commons/chain/bitcoin/networks.ts'

/** Returns the address of the hash of a public key. */
export function witnessAddress(network: BitcoinNetwork, hash: Uint8Array): string {
  return bech32.encode(formsOf[network].witness, [0, ...bech32.toWords(hash)])
}

/** Returns the addresses below an account's extended public key, at `0/n`. Throws where the key is none of the network. */
export function openAddresses(xpub: string, network: BitcoinNetwork): (place: number) => string {
  const receiving = accountOf(xpub, network).deriveChild(0)
  return (place) => addressOf(receiving.deriveChild(place), network)
}

/** Returns the address of the wallet that withdrawals are sent from, at `1/0`. */
export function openWalletAddress(xpub: string, network: BitcoinNetwork): string {
  return addressOf(accountOf(xpub, network).deriveChild(1).deriveChild(0), network)
}

function accountOf(xpub: string, network: BitcoinNetwork): HDKey {
  const version = formsOf[network].keys[xpub.slice(0, 4)]
  if (version === undefined) throw new Error('An extended key of another network')
  return HDKey.fromExtendedKey(xpub, { public: version, private: 0 })
}

function addressOf({ pubKeyHash }: HDKey, network: BitcoinNetwork): string {
  if (!pubKeyHash) throw new Error('An extended key without a public key')
  return witnessAddress(network, pubKeyHash)
}

/** A chain of Bitcoin's kind for tests, in their own process: it mines only when it is told to, if not for each transaction. */
import { openRegtest, type RegtestOptions } from '@commons/chain/bitcoin/regtest.ts'
import { bitcoinPath } from '@commons/chain/signer/key-file.ts'
import { HDKey } from 'viem/accounts'
import { openBitcoin } from '../../src/platform/chains/bitcoin/bitcoin-reader.ts'
import type { ConnectedChain } from '../../src/platform/chains/chains.ts'
import { playOn } from '../../src/platform/chains/development/development-bitcoin.ts'

/** The key of the signer, whose account members' addresses are of. */
export const testKey = HDKey.fromMasterSeed(Buffer.alloc(32, 7))
/** Its password has what an address has to escape. */
const login = { user: 'commons', password: 'p@ss/word' }
const testVersions = { public: 0x04_35_87_cf, private: 0x04_35_83_94 }
const xpub = HDKey.fromMasterSeed(Buffer.alloc(32, 7), testVersions).derive(
  bitcoinPath('regtest'),
).publicExtendedKey

export async function openBitcoinChain(options: Pick<RegtestOptions, 'file' | 'minesAtOnce'> = {}) {
  const regtest = await openRegtest({ ...options, login })
  const url = regtest.url.replace('://', `://commons:${encodeURIComponent(login.password)}@`)
  const reading = { url, network: 'regtest' as const, xpub }
  const connected = {
    reader: openBitcoin(reading),
    currencies: ['BTC'] as const,
    confirmations: 3,
    // Read once, and then only when a test reads it.
    pollMs: 3_600_000,
    txLink: 'https://explorer.example/tx/{hash}',
    network: 'regtest',
    development: playOn(url),
  } satisfies ConnectedChain
  const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    const authorization = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
    const response = await fetch(regtest.url, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as { result: unknown; error: unknown }
    if (error) throw new Error(JSON.stringify(error))
    return result
  }
  return { ...regtest, options: reading, connected, ask }
}

export type BitcoinChain = Awaited<ReturnType<typeof openBitcoinChain>>

/** The signer's key, in a file of age's format that a passphrase opens: `age -d` reads it, too. */
import { open, readFile } from 'node:fs/promises'
import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { Decrypter, Encrypter } from 'age-encryption'
import { HDKey } from 'viem/accounts'
import type { BitcoinNetwork } from '../bitcoin/networks.ts'

/** Writes words, or a seed in hexadecimal digits, into a new file; fails where it exists. */
export async function writeKeyFile(
  file: string,
  { words, passphrase, workFactor }: { words: string; passphrase: string; workFactor?: number | undefined },
): Promise<void> {
  keyOf(words)
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor)
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.write(await encrypter.encrypt(words))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Opens a file; fails with another passphrase, without saying more. */
export async function readKeyFile(file: string, passphrase: string): Promise<HDKey> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return keyOf(await decrypter.decrypt(await readFile(file), 'text'))
}

/** Returns the key of some words, or of a seed. Its error never has them. */
export function keyOf(said: string): HDKey {
  const text = said.trim()
  if (/^[0-9a-f]{64}$/.test(text)) return HDKey.fromMasterSeed(Buffer.from(text, 'hex'))
  const words = text.split(/\s+/).join(' ')
  if (!validateMnemonic(words, wordlist)) throw new Error('These are not the words of a key')
  return HDKey.fromMasterSeed(mnemonicToSeedSync(words))
}

/** Where members receive: the children of this, as wallets have those of Ethereum's first account. */
export const addressesPath = "m/44'/60'/0'/0"
/** What withdrawals are sent from. */
export const walletPath = "m/44'/60'/1'/0/0"

/** The account of segregated witness, as wallets have it; on other networks than the real one it has another number. */
export const bitcoinPath = (network: BitcoinNetwork): string => `m/84'/${network === 'main' ? 0 : 1}'/0'`

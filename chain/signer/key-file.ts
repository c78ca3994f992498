/** The signer's key, in a file of age's format that a passphrase opens: `age -d` reads it, too. */
import { open, readFile } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { HDKey, mnemonicToAccount } from 'viem/accounts'

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
export function keyOf(words: string): HDKey {
  const text = words.trim()
  if (/^[0-9a-f]{64}$/.test(text)) return HDKey.fromMasterSeed(Buffer.from(text, 'hex'))
  try {
    return mnemonicToAccount(text.split(/\s+/).join(' ')).getHdKey()
  } catch {
    throw new Error('These are not the words of a key')
  }
}

/** Where members receive: the children of this, as wallets have those of Ethereum's first account. */
export const addressesPath = "m/44'/60'/0'/0"
/** What withdrawals are sent from. */
export const walletPath = "m/44'/60'/1'/0/0"

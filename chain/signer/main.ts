/**
 * The signer: `npm run signer`. Takes its configuration from the environment, opens the key file, and answers on its
 * socket until it is told to end. `npm run signer -- new-key` makes the key file and the journal.
 */
import { readFile } from 'node:fs/promises'
import { p2wpkh } from '@scure/btc-signer'
import { english, generateMnemonic, privateKeyToAddress } from 'viem/accounts'
import { isAddress, parseUnits, toHex } from 'viem'
import { z } from 'zod'
import { bitcoinNetworks } from '../bitcoin/networks.ts'
import { isBitcoinAddress, libraryNetwork, publicKeyOf } from './bitcoin-signing.ts'
import { newJournal, openJournal } from './journal.ts'
import { addressesPath, bitcoinPath, keyOf, readKeyFile, walletPath, writeKeyFile } from './key-file.ts'
import { isPublicKey } from './protocol.ts'
import { serveSigner } from './server.ts'
import { openSigner, type Rules } from './signer.ts'

const usage = `npm run signer                     signs withdrawals; see docs/money.md for its variables
npm run signer -- new-key          makes a key, its file and its journal
npm run signer -- import-key < words   makes both from words that you have`

const amount = (most: string, decimals = 18) =>
  z
    .string()
    .regex(new RegExp(`^(?:0|[1-9]\\d{0,17})(?:\\.\\d{1,${decimals}})?$`), 'must be an amount in digits')
    .default(most)
    .transform((text) => parseUnits(text, decimals))
const address = z.string().refine((text) => isAddress(text), 'must be an address, 0x and 40 digits')

const Files = z.object({
  SIGNER_KEY_FILE: z.string().min(1),
  SIGNER_JOURNAL: z.string().min(1),
  SIGNER_PASSPHRASE: z.string().min(1).optional(),
  SIGNER_PASSPHRASE_FILE: z.string().min(1).optional(),
  SIGNER_WORK_FACTOR: z.coerce.number().int().min(1).max(22).optional(),
})
const Running = Files.extend({
  SIGNER_SOCKET: z.string().min(1),
  SIGNER_APPROVALS: z
    .string()
    .refine(isPublicKey, 'must be the public key that `npm run chain -- new-approval-key` printed'),
  ETH_CHAIN_ID: z.coerce.number().int().positive().optional(),
  FCELL_CONTRACT: address.optional(),
  SIGNER_ETH_A_DAY: amount('1'),
  SIGNER_FCELL_A_DAY: amount('10000'),
  SIGNER_MAX_FEE: amount('0.02'),
  SIGNER_COLD_ADDRESS: address.optional(),
  BTC_NETWORK: z.enum(bitcoinNetworks, `must be ${bitcoinNetworks.join(', ')}`).optional(),
  SIGNER_BTC_A_DAY: amount('0.05', 8),
  SIGNER_BTC_MAX_FEE: amount('0.0005', 8),
  SIGNER_BTC_COLD_ADDRESS: z.string().optional(),
  SIGNER_ENDS_WITH_INPUT: z.string().optional(),
})

function configured<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const said = schema.safeParse(given)
  if (said.success) return said.data
  const wrong = said.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The signer is not configured:\n  ${wrong.join('\n  ')}`)
}

async function passphraseOf({
  SIGNER_PASSPHRASE: said,
  SIGNER_PASSPHRASE_FILE: file,
}: z.infer<typeof Files>): Promise<string> {
  // Whoever reads the environment of this process later finds none.
  delete process.env['SIGNER_PASSPHRASE']
  const passphrase = said ?? (file && (await readFile(file, 'utf8')).trim())
  if (!passphrase) throw new Error('Give the passphrase by SIGNER_PASSPHRASE_FILE or SIGNER_PASSPHRASE')
  return passphrase
}

/** Says what it signs for: a chain of Ethereum's kind, Bitcoin, or both. */
function rulesOf(config: z.infer<typeof Running>): Rules {
  const { ETH_CHAIN_ID: chainId, FCELL_CONTRACT: token, BTC_NETWORK: network } = config
  if ((chainId === undefined) !== (token === undefined))
    throw new Error('The signer is not configured:\n  ETH_CHAIN_ID and FCELL_CONTRACT belong together')
  if (chainId === undefined && network === undefined)
    throw new Error(
      'The signer is not configured:\n  Give ETH_CHAIN_ID and FCELL_CONTRACT, or BTC_NETWORK, or all of them',
    )
  const cold = config.SIGNER_BTC_COLD_ADDRESS
  if (cold !== undefined && (network === undefined || !isBitcoinAddress(cold, network)))
    throw new Error(
      'The signer is not configured:\n  SIGNER_BTC_COLD_ADDRESS must be an address of BTC_NETWORK',
    )
  return {
    approvals: config.SIGNER_APPROVALS,
    ethereum:
      chainId !== undefined && token !== undefined
        ? {
            chainId,
            token,
            aDay: { ETH: config.SIGNER_ETH_A_DAY, FCELL: config.SIGNER_FCELL_A_DAY },
            maxFee: config.SIGNER_MAX_FEE,
            maxTopUp: config.SIGNER_MAX_FEE,
            cold: config.SIGNER_COLD_ADDRESS,
          }
        : undefined,
    bitcoin: network && {
      network,
      aDay: config.SIGNER_BTC_A_DAY,
      maxFee: config.SIGNER_BTC_MAX_FEE,
      cold,
    },
  }
}

async function makeFiles(words: string): Promise<string> {
  const files = configured(Files)
  const key = keyOf(words)
  await newJournal(files.SIGNER_JOURNAL)
  await writeKeyFile(files.SIGNER_KEY_FILE, {
    words,
    passphrase: await passphraseOf(files),
    workFactor: files.SIGNER_WORK_FACTOR,
  })
  const wallet = key.derive(walletPath).privateKey
  const account = key.derive(bitcoinPath('main'))
  const { publicKey } = account.deriveChild(1).deriveChild(0)
  return [
    `The key is in ${files.SIGNER_KEY_FILE}, the journal is ${files.SIGNER_JOURNAL}. The server gets:`,
    `  ETH_XPUB=${key.derive(addressesPath).publicExtendedKey}`,
    `  BTC_XPUB=${publicKeyOf(account, 'main')}`,
    'Withdrawals are sent from these wallets. The first needs ETH for fees:',
    `  ${wallet && privateKeyToAddress(toHex(wallet))}`,
    `  ${publicKey && p2wpkh(publicKey, libraryNetwork('main')).address}`,
  ].join('\n')
}

async function run(): Promise<void> {
  const config = configured(Running)
  const rules = rulesOf(config)
  const key = await readKeyFile(config.SIGNER_KEY_FILE, await passphraseOf(config))
  const journal = await openJournal(config.SIGNER_JOURNAL)
  const signer = openSigner({ key, journal, rules })
  const server = await serveSigner(signer, config.SIGNER_SOCKET)
  const end = () => {
    server.close(() => void journal.close())
    server.closeAllConnections()
    process.stdin.destroy()
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  if (config.SIGNER_ENDS_WITH_INPUT) process.stdin.once('end', end).resume()
  console.log(`The signer listens at ${config.SIGNER_SOCKET}`)
}

async function main([command, ...rest]: readonly string[]): Promise<void> {
  if (command === undefined) return await run()
  if (command === 'new-key' && rest.length === 0) {
    const words = generateMnemonic(english, 256)
    console.log(await makeFiles(words))
    return console.log(`Write these words down, and keep them away from every computer:\n  ${words}`)
  }
  if (command === 'import-key' && rest.length === 0) {
    const { text } = await import('node:stream/consumers')
    return console.log(await makeFiles(await text(process.stdin)))
  }
  throw new Error(usage)
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})

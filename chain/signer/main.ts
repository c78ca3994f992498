/**
 * The signer: `npm run signer`. Takes its configuration from the environment, opens the key file, and answers on its
 * socket until it is told to end. `npm run signer -- new-key` makes the key file and the journal.
 */
import { readFile } from 'node:fs/promises'
import { english, generateMnemonic, privateKeyToAddress } from 'viem/accounts'
import { isAddress, parseUnits, toHex } from 'viem'
import { z } from 'zod'
import { newJournal, openJournal } from './journal.ts'
import { addressesPath, keyOf, readKeyFile, walletPath, writeKeyFile } from './key-file.ts'
import { isPublicKey } from './protocol.ts'
import { serveSigner } from './server.ts'
import { openSigner } from './signer.ts'

const usage = `npm run signer                     signs withdrawals; see docs/money.md for its variables
npm run signer -- new-key          makes a key, its file and its journal
npm run signer -- import-key < words   makes both from words that you have`

const amount = (most: string) =>
  z
    .string()
    .regex(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/, 'must be an amount in digits')
    .default(most)
    .transform((text) => parseUnits(text, 18))
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
  ETH_CHAIN_ID: z.coerce.number().int().positive(),
  FCELL_CONTRACT: address,
  SIGNER_ETH_A_DAY: amount('1'),
  SIGNER_FCELL_A_DAY: amount('10000'),
  SIGNER_MAX_FEE: amount('0.02'),
  SIGNER_COLD_ADDRESS: address.optional(),
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
  return [
    `The key is in ${files.SIGNER_KEY_FILE}, the journal is ${files.SIGNER_JOURNAL}. The server gets:`,
    `  ETH_XPUB=${key.derive(addressesPath).publicExtendedKey}`,
    'Withdrawals are sent from this wallet, which needs ETH for fees:',
    `  ${wallet && privateKeyToAddress(toHex(wallet))}`,
  ].join('\n')
}

async function run(): Promise<void> {
  const config = configured(Running)
  const key = await readKeyFile(config.SIGNER_KEY_FILE, await passphraseOf(config))
  const journal = await openJournal(config.SIGNER_JOURNAL)
  const signer = openSigner({
    key,
    journal,
    rules: {
      chainId: config.ETH_CHAIN_ID,
      token: config.FCELL_CONTRACT,
      approvals: config.SIGNER_APPROVALS,
      aDay: { ETH: config.SIGNER_ETH_A_DAY, FCELL: config.SIGNER_FCELL_A_DAY },
      maxFee: config.SIGNER_MAX_FEE,
      maxTopUp: config.SIGNER_MAX_FEE,
      cold: config.SIGNER_COLD_ADDRESS,
    },
  })
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

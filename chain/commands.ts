/** What an operator does with the token and its keys, away from the server: `npm run chain`. */
import {
  type Address,
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  isAddress,
  parseUnits,
} from 'viem'
import { english, generateMnemonic, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { deployToken } from './deploy.ts'
import { addressesPath } from './signer/key-file.ts'
import { newApprovalKey } from './signer/protocol.ts'

export const usage = `npm run chain -- …
  new-key                                            makes a key of addresses for deposits; do it offline
  new-approval-key                                   makes the key with which the server signs what finance approves
  deploy URL ADMIN CAP < file with a private key     brings the token to the chain of that node:
                                                     ADMIN names minters, at most CAP tokens can ever be`

/** A wrong command; the message says what would be right. */
export class ChainRefusal extends Error {}

/** Another admin takes over two days after the first has said so. */
const adminDelay = 2 * 86_400

/** Makes new words, and the public key that goes to the server. */
export function newKey(): string {
  const words = generateMnemonic(english)
  const { publicExtendedKey } = mnemonicToAccount(words).getHdKey().derive(addressesPath)
  return [
    'Write these words down, and keep them away from the server. Whoever has them has what comes in:',
    `  ${words}`,
    'The server gets the public key alone:',
    `  ETH_XPUB=${publicExtendedKey}`,
  ].join('\n')
}

/** Makes the server's key of approvals, and the half of it that the signer knows. */
export function newApprovals(): string {
  const { privateKey, publicKey } = newApprovalKey()
  return [
    'The server gets the private key:',
    `  APPROVAL_KEY=${privateKey}`,
    'The signer gets the public one:',
    `  SIGNER_APPROVALS=${publicKey}`,
  ].join('\n')
}

/** Deploys the token from the account of a key; returns what the server is configured with. */
export async function deploy(
  [url = '', admin = '', cap = '']: readonly string[],
  key: string,
): Promise<string> {
  if (!/^https?:\/\//.test(url))
    throw new ChainRefusal('Say the address of a node first, such as http://127.0.0.1:8545')
  if (!isAddress(admin)) throw new ChainRefusal('Say the address of who names minters: 0x and 40 digits')
  if (!/^[1-9]\d{0,17}$/.test(cap))
    throw new ChainRefusal('Say how many tokens there can ever be, such as 100000000')
  if (!/^0x[0-9a-fA-F]{64}$/.test(key.trim()))
    throw new ChainRefusal('Give the private key by standard input: 0x and 64 digits')
  const transport = http(url)
  const id = await createPublicClient({ transport }).getChainId()
  const chain = defineChain({
    id,
    name: `chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const client = createPublicClient({ chain, transport })
  const wallet = createWalletClient({ account: privateKeyToAccount(key.trim() as Hex), chain, transport })
  const { address, codeHash } = await deployToken(client, wallet, {
    admin: admin as Address,
    adminDelay,
    cap: parseUnits(cap, 18),
  })
  return [`ETH_CHAIN_ID=${id}`, `FCELL_CONTRACT=${address}`, `FCELL_CODE_HASH=${codeHash}`].join('\n')
}

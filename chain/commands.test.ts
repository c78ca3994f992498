import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createPublicClient, http, keccak256 } from 'viem'
import { HDKey } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { type Anvil, startAnvil } from './anvil.ts'
import { ChainRefusal, deploy, newApprovals, newKey } from './commands.ts'
import { publicKeyOf } from './signer/protocol.ts'
import { fcellToken } from './fcell-token.generated.ts'

const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const admin = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let anvil: Anvil
before(async () => {
  anvil = await startAnvil({ chainId: foundry.id })
})
after(() => anvil.process.kill())

test('a new key is new, and its public part alone has addresses', () => {
  const [one, other] = [newKey(), newKey()]
  assert.notEqual(one, other)
  const xpub = /ETH_XPUB=(xpub\w{107})$/.exec(one)?.[1] ?? assert.fail(one)
  const { privateKey, publicKey } = HDKey.fromExtendedKey(xpub).deriveChild(0)
  assert.equal(privateKey, null)
  assert.ok(publicKey)
})

test('a key of approvals comes in two halves that belong together', () => {
  const said = newApprovals()
  const [, privateKey = '', publicKey = ''] = /APPROVAL_KEY=(\S+)[^]*SIGNER_APPROVALS=(\S+)$/.exec(said) ?? []
  assert.equal(publicKeyOf(privateKey), publicKey)
})

test('a deployed token is the one that the configuration names', async () => {
  const said = await deploy([anvil.url, admin, '1000'], `${key}\n`)
  const [, address, hash] =
    /^ETH_CHAIN_ID=31337\nFCELL_CONTRACT=(0x\w{40})\nFCELL_CODE_HASH=(0x\w{64})$/.exec(said) ?? []
  const client = createPublicClient({ chain: foundry, transport: http(anvil.url) })
  const token = { address: address as `0x${string}`, abi: fcellToken.abi }
  const code = await client.getCode(token)
  assert.equal(keccak256(code ?? '0x'), hash)
  assert.equal(await client.readContract({ ...token, functionName: 'cap' }), 1000n * 10n ** 18n)
})

test('a wrong command says what would be right', async () => {
  for (const [words, given, said] of [
    [['node'], key, /address of a node/],
    [[anvil.url, 'Ada'], key, /names minters/],
    [[anvil.url, admin, '1.5'], key, /how many tokens/],
    [[anvil.url, admin, '10'], 'secret', /private key by standard input/],
  ] as const) {
    const error = await deploy(words, given).catch((cause: unknown) => cause)
    assert(error instanceof ChainRefusal)
    assert.match(error.message, said)
    assert(!error.message.includes('secret'))
  }
})

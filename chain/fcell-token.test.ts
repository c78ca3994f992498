import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import {
  type Account,
  BaseError,
  type Chain,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  getContract,
  type Hex,
  http,
  keccak256,
  parseSignature,
  type PublicClient,
  toHex,
  type Transport,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { type Anvil, startAnvil } from './anvil.ts'
import { compileAll } from './compile.ts'
import { type Deployed, deployToken } from './deploy.ts'
import { fcellToken } from './fcell-token.generated.ts'

/** The keys of anvil's first accounts, which everybody knows. */
const [admin, minter, member] = (
  [
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  ] as const
).map((key) => privateKeyToAccount(key)) as [Signing, Signing, Signing]
type Signing = ReturnType<typeof privateKeyToAccount>

const cap = 1_000n * 10n ** 18n
const day = 86_400

let anvil: Anvil
let client: PublicClient
let deployed: Deployed

const walletOf = (account: Signing): WalletClient<Transport, Chain, Account> =>
  createWalletClient({ account, chain: foundry, transport: http(anvil.url) })
const tokenOf = (account: Signing) =>
  getContract({ abi: fcellToken.abi, address: deployed.address, client: walletOf(account) })
const reads = () => getContract({ abi: fcellToken.abi, address: deployed.address, client })
const mined = async (hash: Promise<Hex>) => client.waitForTransactionReceipt({ hash: await hash })

/** The name of the contract's own error with which it refuses. */
async function refusal(of: Promise<unknown>): Promise<string | undefined> {
  try {
    await of
    return undefined
  } catch (error) {
    const reverted =
      error instanceof BaseError && error.walk((each) => each instanceof ContractFunctionRevertedError)
    return reverted instanceof ContractFunctionRevertedError ? reverted.data?.errorName : String(error)
  }
}

before(async () => {
  anvil = await startAnvil({ chainId: foundry.id })
  client = createPublicClient({ chain: foundry, transport: http(anvil.url), pollingInterval: 50 })
  deployed = await deployToken(client, walletOf(admin), { admin: admin.address, adminDelay: 2 * day, cap })
})
after(() => anvil.process.kill())

const minterRole = keccak256(toHex('MINTER_ROLE'))

test('the compiled contracts are those of their sources', () => {
  for (const [path, text] of compileAll()) assert.equal(readFileSync(path, 'utf8'), text)
})

test('the code on the chain is the compiled one, but for what the constructor was given', async () => {
  const blank = (code: string) => {
    const digits = code.slice(2).split('')
    for (const { start, length } of fcellToken.immutables) digits.fill('0', start * 2, (start + length) * 2)
    return digits.join('')
  }
  const code = (await client.getCode({ address: deployed.address })) ?? '0x'
  assert.notEqual(code, fcellToken.deployedBytecode)
  assert.equal(blank(code), blank(fcellToken.deployedBytecode))
  assert.equal(deployed.codeHash, keccak256(code))
})

test('only minters make tokens, and never more than the cap', async () => {
  const to = member.address
  assert.equal(
    await refusal(tokenOf(admin).write.mint([to, 1n])),
    'AccessControlUnauthorizedAccount',
    'not even the admin',
  )
  assert.equal(
    await refusal(tokenOf(minter).write.grantRole([minterRole, minter.address])),
    'AccessControlUnauthorizedAccount',
  )
  await mined(tokenOf(admin).write.grantRole([minterRole, minter.address]))
  await mined(tokenOf(minter).write.mint([to, cap - 1n]))
  assert.equal(await refusal(tokenOf(minter).write.mint([to, 2n])), 'ERC20ExceededCap')
  await mined(tokenOf(minter).write.mint([to, 1n]))
  assert.deepEqual(
    [await reads().read.totalSupply(), await reads().read.balanceOf([to]), await reads().read.decimals()],
    [cap, cap, 18],
  )
  await mined(tokenOf(admin).write.revokeRole([minterRole, minter.address]))
  assert.equal(await refusal(tokenOf(minter).write.mint([to, 1n])), 'AccessControlUnauthorizedAccount')
})

test('another admin takes over only after the delay', async () => {
  await mined(tokenOf(admin).write.beginDefaultAdminTransfer([minter.address]))
  const takeOver = () => tokenOf(minter).write.acceptDefaultAdminTransfer()
  assert.equal(await refusal(takeOver()), 'AccessControlEnforcedDefaultAdminDelay')
  await client.request({ method: 'evm_increaseTime' as never, params: [toHex(2 * day + 1)] as never })
  await mined(takeOver())
  assert.equal(await reads().read.defaultAdmin(), minter.address)
})

test('a holder allows a payment by a signature, once', async () => {
  const { address } = deployed
  const [owner, spender, value, deadline] = [member.address, admin.address, 5n, 2n ** 40n] as const
  const signature = await member.signTypedData({
    domain: { name: 'FCELL', version: '1', chainId: foundry.id, verifyingContract: address },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner, spender, value, nonce: 0n, deadline },
  })
  const { r, s, v = 27n } = parseSignature(signature)
  const permit = () => tokenOf(admin).write.permit([owner, spender, value, deadline, Number(v), r, s])
  await mined(permit())
  assert.equal(await refusal(permit()), 'ERC2612InvalidSigner')
  await mined(tokenOf(admin).write.transferFrom([owner, spender, value]))
  assert.equal(
    await refusal(tokenOf(admin).write.transferFrom([owner, spender, 1n])),
    'ERC20InsufficientAllowance',
  )
})

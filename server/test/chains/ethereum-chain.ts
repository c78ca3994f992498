/** A chain of Ethereum's kind for tests, with the token on it, and what happens to chains. */
import { startAnvil } from '@commons/chain/anvil.ts'
import { deployToken } from '@commons/chain/deploy.ts'
import { fcellToken } from '@commons/chain/fcell-token.generated.ts'
import { addressesPath } from '@commons/chain/signer/key-file.ts'
import { pretender, splitter, untrueToken } from '@commons/chain/for-tests.generated.ts'
import {
  type Abi,
  type Account,
  type Address,
  type Chain,
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  toHex,
  type Transport,
  type WalletClient,
} from 'viem'
import { HDKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { type EthereumOptions, openEthereum } from '../../src/platform/chains/ethereum/ethereum-reader.ts'

/** Anvil's first accounts, whose keys everybody knows. */
const operatorKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const senderKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'

/** Returns an amount of ETH or tokens in the smallest unit. */
export const wei = (amount: number): bigint => BigInt(Math.round(amount * 1e6)) * 10n ** 12n

/** The key of a wallet that only tests use. */
export const testKey = HDKey.fromMasterSeed(Buffer.alloc(32, 7))
const xpub = testKey.derive(addressesPath).publicExtendedKey

type Wallet = WalletClient<Transport, Chain, Account>

const walletOf = (url: string, key: Hex): Wallet =>
  createWalletClient({ account: privateKeyToAccount(key), chain: foundry, transport: http(url) })

export type EthereumChain = Awaited<ReturnType<typeof openEthereumChain>>

const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(300) }).then(
    () => true,
    () => false,
  )

/** Starts a chain that mines only when it is told to. */
export async function openEthereumChain() {
  const anvil = await startAnvil({ chainId: foundry.id })
  const transport = http(anvil.url)
  const reading = createPublicClient({ chain: foundry, transport, cacheTime: 0, pollingInterval: 20 })
  const testing = createTestClient({ chain: foundry, mode: 'anvil', transport })
  const operator = walletOf(anvil.url, operatorKey)
  const sender = walletOf(anvil.url, senderKey)
  const { address: token, codeHash } = await deployToken(reading, operator, {
    admin: operator.account.address,
    adminDelay: 0,
    cap: wei(1_000_000),
  })
  const deploy = async ({ abi, bytecode }: { readonly abi: unknown; readonly bytecode: Hex }) => {
    const deployed = await operator.deployContract({ abi: abi as Abi, bytecode })
    const { contractAddress } = await reading.waitForTransactionReceipt({ hash: deployed })
    if (!contractAddress) throw new Error('A deployment without an address')
    return contractAddress
  }
  const several = await deploy(splitter)
  const pretending = await deploy(pretender)

  /** Calls the token, in a block to come. */
  const callToken = (
    from: Wallet,
    call: Parameters<typeof encodeFunctionData<typeof fcellToken.abi>>[0],
  ): Promise<Hex> => from.sendTransaction({ to: token, data: encodeFunctionData(call) })

  const { abi } = fcellToken
  const minter = keccak256(toHex('MINTER_ROLE'))
  await callToken(operator, {
    abi,
    functionName: 'grantRole',
    args: [minter, operator.account.address],
  })
  await callToken(operator, {
    abi,
    functionName: 'mint',
    args: [sender.account.address, wei(100_000)],
  })
  await callToken(sender, { abi, functionName: 'approve', args: [several, wei(100_000)] })
  await testing.setAutomine(false)

  const options: EthereumOptions = {
    url: anvil.url,
    chainId: foundry.id,
    xpub,
    token: { address: token, codeHash },
    traces: 'debug',
    timeoutMs: 2000,
  }
  return {
    options,
    reader: openEthereum(options),
    mine: (blocks = 1) => testing.mine({ blocks }),
    /** Sends ETH, in a block to come. */
    pay: (to: string, value: bigint): Promise<Hex> => sender.sendTransaction({ to: to as Address, value }),
    payTokens: (to: string, value: bigint): Promise<Hex> =>
      callToken(sender, { abi, functionName: 'transfer', args: [to as Address, value] }),
    /** Sends tokens to each, in one transaction. */
    splitTokens: (to: readonly string[], value: bigint): Promise<Hex> =>
      sender.sendTransaction({
        to: several,
        data: encodeFunctionData({
          abi: splitter.abi,
          functionName: 'payTokens',
          args: [token, to as Address[], value],
        }),
      }),
    /** Sends ETH to each by a contract, so that no transaction says so. */
    split: (to: readonly string[], value: bigint): Promise<Hex> =>
      sender.sendTransaction({
        to: several,
        value,
        data: encodeFunctionData({ abi: splitter.abi, functionName: 'pay', args: [to as Address[]] }),
      }),
    /** Calls a contract that pays 1 wei, and seems to pay this much, too. With `fails`, it doesn't even do that. */
    pretend: (to: string, value: bigint, { fails = false } = {}): Promise<Hex> =>
      sender.sendTransaction({
        to: pretending,
        value,
        gas: 500_000n,
        data: encodeFunctionData({
          abi: pretender.abi,
          functionName: fails ? 'payAndFail' : 'pretend',
          args: [to as Address],
        }),
      }),
    /** Makes a contract that gives all it has to an address at once, and ends. */
    payByEnding: (to: string, value: bigint): Promise<Hex> =>
      sender.sendTransaction({ value, data: `0x73${to.slice(2).toLowerCase()}ff` }),
    /** Has an address of Commons' own send ETH to itself by a contract. */
    splitFrom: (key: Hex, to: readonly string[], value: bigint): Promise<Hex> =>
      walletOf(anvil.url, key).sendTransaction({
        to: several,
        value,
        data: encodeFunctionData({ abi: splitter.abi, functionName: 'pay', args: [to as Address[]] }),
      }),
    /** Puts a token that says more than it does in the place of the token; returns the hash of its code. */
    async makeUntrue(): Promise<Hex> {
      await testing.setCode({ address: token, bytecode: untrueToken.deployedBytecode })
      return keccak256(untrueToken.deployedBytecode)
    },
    /** Puts a contract at an address that takes nothing from then on. */
    refuseAt: (address: string) => testing.setCode({ address: address as Address, bytecode: '0x60006000fd' }),
    /** Replaces the latest blocks by others, without their transactions. */
    reorganise: (depth: number): Promise<unknown> =>
      testing.request({ method: 'anvil_reorg' as never, params: [depth, []] as never }),
    /** Sends a transaction of a replaced block once more. */
    async sendAgain(raw: Hex): Promise<Hex> {
      return await reading.request({ method: 'eth_sendRawTransaction', params: [raw] })
    },
    /** The node forgets a transaction that waits for a block. */
    forget: (hash: string): Promise<unknown> => testing.dropTransaction({ hash: hash as Hex }),
    balanceOf: (address: string) => reading.getBalance({ address: address as Address }),
    tokensOf: (address: string): Promise<bigint> =>
      reading.readContract({ abi, address: token, functionName: 'balanceOf', args: [address as Address] }),
    sentBy: (address: string) => reading.getTransactionCount({ address: address as Address }),
    /** Sends nothing from an account of a key, at a place in its order. */
    sendNothing: (key: Hex, nonce: number): Promise<Hex> =>
      walletOf(anvil.url, key).sendTransaction({
        to: operator.account.address,
        value: 0n,
        nonce,
        maxFeePerGas: 10n ** 11n,
        maxPriorityFeePerGas: 10n ** 10n,
      }),
    rawOf: (hash: Hex): Promise<Hex | null> =>
      reading.request({ method: 'eth_getRawTransactionByHash' as never, params: [hash] as never }),
    stop: () => void anvil.process.kill('SIGKILL'),
    /** Stops it without ending it; requests wait from then on. */
    async pause(): Promise<void> {
      anvil.process.kill('SIGSTOP')
      // What it has begun is still answered.
      while (await answers(anvil.url)) continue
    },
    resume: () => void anvil.process.kill('SIGCONT'),
  }
}

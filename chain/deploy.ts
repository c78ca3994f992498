/** Brings the token's contract to a chain. */
import {
  type Account,
  type Address,
  type Chain,
  keccak256,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem'
import { fcellToken } from './fcell-token.generated.ts'

export interface Deployment {
  /** Who names minters. */
  readonly admin: Address
  /** Seconds before another admin can take over. */
  readonly adminDelay: number
  /** The most tokens there can ever be, in the smallest unit. */
  readonly cap: bigint
}

export interface Deployed {
  readonly address: Address
  /** The hash of the code on the chain, with which the server checks that it is this contract. */
  readonly codeHash: `0x${string}`
  readonly block: bigint
}

/** Sends the contract from `wallet`'s account and waits until it is mined; throws if it was reverted. */
export async function deployToken(
  client: PublicClient,
  wallet: WalletClient<Transport, Chain, Account>,
  { admin, adminDelay, cap }: Deployment,
): Promise<Deployed> {
  const hash = await wallet.deployContract({
    abi: fcellToken.abi,
    bytecode: fcellToken.bytecode,
    args: [admin, adminDelay, cap],
  })
  const { contractAddress, status, blockNumber } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success' || !contractAddress) throw new Error(`The deployment was reverted: ${hash}`)
  const code = await client.getCode({ address: contractAddress })
  if (!code) throw new Error(`There is no code at ${contractAddress}`)
  return { address: contractAddress, codeHash: keccak256(code), block: blockNumber }
}

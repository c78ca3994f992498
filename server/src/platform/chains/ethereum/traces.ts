/**
 * What contracts send in a block. It is in no transaction's value and no log, so the node has to carry the block's
 * transactions out once more, and tell of their calls: by `debug_traceBlockByHash` (geth, reth, erigon, anvil) or
 * `trace_block` (erigon, nethermind, reth).
 */
import { type Address, getAddress, type Hex, type PublicClient } from 'viem'
import { z } from 'zod'
import { WrongChain } from '../chain-reader.ts'
import { NodeRefusal } from './node.ts'

/** Which of a node's two ways of telling of calls is asked. */
export type TraceWay = 'debug' | 'trace'

/** ETH that a contract sent. */
export interface ContractPayment {
  readonly transaction: Hex
  /** Which of the payments by contracts in the transaction, from 0, in the order of their execution. */
  readonly nth: number
  readonly to: Address
  readonly value: bigint
}

interface TracedBlock {
  readonly hash: Hex
  readonly number: bigint
  readonly transactions: ReadonlyArray<{ readonly hash: Hex }>
}

/** Lists what contracts sent in a block, without what was undone. The client has to be patient. */
export async function listContractPayments(
  client: PublicClient,
  way: TraceWay,
  block: TracedBlock,
): Promise<ContractPayment[]> {
  if (block.transactions.length === 0) return []
  const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.request({ method: method as never, params: params as never })
    } catch (error) {
      if (!(error instanceof NodeRefusal)) throw error
      throw new WrongChain(`ETH_TRACES is ${way}, and the node refuses it: ${error.message}`, {
        cause: error,
      })
    }
  }
  return way === 'debug'
    ? ofFrames(await ask('debug_traceBlockByHash', block.hash, { tracer: 'callTracer' }), block)
    : ofCalls(await ask('trace_block', `0x${block.number.toString(16)}`), block)
}

const Quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt)
const Account = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/i)
  .transform((text) => getAddress(text))
const Hash = z.string().regex(/^0x[0-9a-f]{64}$/i)

interface Frame {
  readonly type: string
  readonly to?: string | undefined
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly calls?: readonly Frame[] | undefined
}
const Frame: z.ZodType<Frame> = z.object({
  type: z.string(),
  to: z.string().optional(),
  value: z.string().optional(),
  error: z.string().optional(),
  get calls() {
    return z.array(Frame).optional()
  },
})
const Frames = z.array(z.object({ txHash: Hash.optional(), result: Frame }))

/** Types of frames that bring their value to `to`: the others run in the caller's name, or have none. */
const bringing = new Set(['CALL', 'SELFDESTRUCT'])

function ofFrames(answer: unknown, { transactions }: TracedBlock): ContractPayment[] {
  const frames = read(Frames, answer, 'debug_traceBlockByHash')
  if (frames.length !== transactions.length) throw new Error('debug_traceBlockByHash lacks transactions')
  return frames.flatMap(({ txHash, result }, at) => {
    const { hash } = transactions[at] ?? never()
    if (txHash !== undefined && txHash !== hash) throw new Error('debug_traceBlockByHash has another order')
    return numbered(hash, result.error === undefined ? paymentsBelow(result) : [])
  })
}

type Payment = Pick<ContractPayment, 'to' | 'value'>

/** Lists what the calls of one bring, in order; what failed has undone everything below it. */
function paymentsBelow({ calls = [] }: Frame): Payment[] {
  return calls.flatMap((call) => {
    if (call.error !== undefined) return []
    return [...(bringing.has(call.type) ? paymentOf(call) : []), ...paymentsBelow(call)]
  })
}

function paymentOf({ to, value = '0x0' }: Pick<Frame, 'to' | 'value'>): Payment[] {
  const units = read(Quantity, value, 'A call’s value')
  return units > 0n ? [{ to: read(Account, to, 'A call’s address'), value: units }] : []
}

const Call = z.object({
  type: z.string(),
  action: z.object({
    callType: z.string().optional(),
    to: z.string().optional(),
    value: z.string().optional(),
    refundAddress: z.string().optional(),
    balance: z.string().optional(),
  }),
  error: z.string().nullish(),
  traceAddress: z.array(z.int()),
  /** Missing where it is a reward of the block. */
  transactionHash: Hash.nullish(),
  blockHash: Hash,
})

function ofCalls(answer: unknown, { hash, transactions }: TracedBlock): ContractPayment[] {
  const calls = read(z.array(Call), answer, 'trace_block')
  if (calls.some(({ blockHash }) => blockHash !== hash))
    throw new Error('The block was replaced while it was read')
  const byTransaction = Map.groupBy(calls, ({ transactionHash }) => transactionHash)
  return transactions.flatMap(({ hash: transaction }) => {
    const own = byTransaction.get(transaction)
    if (own === undefined) throw new Error('trace_block lacks transactions')
    const payments: Payment[] = []
    // They are in the order of their execution, each before what it calls.
    let undone: readonly number[] | undefined
    for (const { type, action, error, traceAddress } of own) {
      if (undone?.every((place, depth) => traceAddress[depth] === place)) continue
      undone = undefined
      if (typeof error === 'string') undone = traceAddress
      else if (traceAddress.length === 0) continue
      else if (type === 'suicide')
        payments.push(...paymentOf({ to: action.refundAddress, value: action.balance }))
      else if (type === 'call' && action.callType === 'call') payments.push(...paymentOf(action))
    }
    return numbered(transaction, payments)
  })
}

const numbered = (transaction: Hex, payments: readonly Payment[]): ContractPayment[] =>
  payments.map((payment, nth) => ({ transaction, nth, ...payment }))

function read<Shape extends z.ZodType>(shape: Shape, answer: unknown, what: string): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new Error(`${what} isn’t what a node of Ethereum answers`)
  return parsed.data
}

function never(): never {
  throw new Error('As many as there are transactions')
}

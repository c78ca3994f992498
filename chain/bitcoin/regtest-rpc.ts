/** Bitcoin Core's JSON-RPC for the regtest chain, as far as wallets and Commons need it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Chain from 'bcoin/lib/blockchain/chain.js'
import type { Entry } from 'bcoin/lib/blockchain/chain.js'
import type Mempool from 'bcoin/lib/mempool/mempool.js'
import type { Address, CoinView, Output, Transaction } from 'bcoin/lib/primitives/mtx.js'
import { z } from 'zod'

export interface Payment {
  readonly address: string
  /** In satoshi. */
  readonly units: number
}

/** The chain as its JSON-RPC server knows it. */
export interface RegtestNode {
  readonly chain: Chain
  readonly mempool: Mempool
  /** The address of its own wallet, which every block pays. */
  readonly wallet: string
  parse(raw: string): Transaction
  parseAddress(text: string): Address
  /** Takes a transaction into the mempool; throws what is wrong with it. */
  send(tx: Transaction): Promise<void>
  pay(payments: readonly Payment[]): Promise<string>
  mine(blocks?: number, options?: { readonly to?: string }): Promise<string[]>
}

interface RpcServer {
  readonly url: string
  close(): Promise<void>
}

interface ListenOptions {
  readonly port: number
  readonly login: { readonly user: string; readonly password: string } | undefined
}

/** Numbered and worded as Bitcoin Core does. */
class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const Request = z.object({
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})

const mostBytes = 10_000_000
const coin = 100_000_000

/** Writes an amount with all its decimals, as Bitcoin Core does: {@link amounts} makes a number of the text. */
const inCoins = (units: number): string => `amount ${(units / coin).toFixed(8)}`
const amounts = /"amount (\d+\.\d{8})"/g

export async function listen(node: RegtestNode, { port, login }: ListenOptions): Promise<RpcServer> {
  const methods = methodsOf(node)
  const expected =
    login && `Basic ${Buffer.from(`${login.user}:${login.password}`, 'utf8').toString('base64')}`
  const server = createServer((request, response) => {
    // A page that somebody has open in their browser is no wallet.
    if (request.headers.origin !== undefined) return void response.writeHead(403).end()
    if (expected !== undefined && request.headers.authorization !== expected)
      return void response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="jsonrpc"' }).end()
    void answer(methods, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

type Methods = Readonly<Record<string, (params: readonly unknown[]) => Promise<unknown>>>

async function answer(methods: Methods, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let id: string | number | null = null
  const say = (status: number, result: unknown, error: unknown) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(`${JSON.stringify({ result, error, id }).replaceAll(amounts, '$1')}\n`)
  try {
    const asked = Request.safeParse(JSON.parse(await read(request)))
    if (!asked.success) throw new RpcError(-32600, 'Invalid Request object')
    id = asked.data.id
    const method = Object.hasOwn(methods, asked.data.method) ? methods[asked.data.method] : undefined
    if (method === undefined) throw new RpcError(-32601, 'Method not found')
    say(200, (await method(asked.data.params)) ?? null, null)
  } catch (error) {
    const { code, message } =
      error instanceof RpcError
        ? error
        : error instanceof SyntaxError
          ? new RpcError(-32700, 'Parse error')
          : new RpcError(-1, error instanceof Error ? error.message : String(error))
    say(code === -32601 ? 404 : 500, null, { code, message })
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new RpcError(-32600, 'Request too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Hashes are written from their other end inside bcoin. */
const turned = (hash: string): string => Buffer.from(Buffer.from(hash, 'hex').toReversed()).toString('hex')

const Hash = z.string().regex(/^[0-9a-fA-F]{64}$/)
const Place = z.int().min(0)
const Units = z
  .union([z.number(), z.string().regex(/^\d+(?:\.\d{1,8})?$/)])
  .transform((amount) => Math.round(Number(amount) * coin))
  .refine((units) => units > 0 && units <= 21_000_000 * coin, 'Invalid amount')

/** Reads a method's parameters in their order. */
function parameters<Shape extends Readonly<Record<string, z.ZodType>>>(
  shape: Shape,
  params: readonly unknown[],
): { [Name in keyof Shape]: z.output<Shape[Name]> } {
  const named = Object.fromEntries(
    Object.keys(shape).map((name, place) => [name, params[place] ?? undefined]),
  )
  const read = z.object(shape).safeParse(named)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new RpcError(-8, `${String(issue?.path[0])}: ${issue?.message}`)
  }
  return read.data as { [Name in keyof Shape]: z.output<Shape[Name]> }
}

const scriptOf = ({ script }: Output) => ({ hex: script.toRaw().toString('hex') })

/** With the coins that it spends, where they are given. */
function transactionOf(tx: Transaction, spent?: CoinView) {
  return {
    txid: tx.txid(),
    hash: tx.wtxid(),
    version: tx.version,
    size: tx.getSize(),
    vsize: tx.getVirtualSize(),
    weight: tx.getWeight(),
    locktime: tx.locktime,
    vin: tx.inputs.map((input) => {
      const { prevout, script, sequence } = input
      if (tx.isCoinbase()) return { coinbase: script.toRaw().toString('hex'), sequence }
      const coin = spent?.getEntryFor(input)
      return {
        txid: prevout.rhash(),
        vout: prevout.index,
        scriptSig: { hex: script.toRaw().toString('hex') },
        ...(coin && {
          prevout: {
            generated: coin.coinbase,
            height: coin.height,
            value: inCoins(coin.output.value),
            scriptPubKey: scriptOf(coin.output),
          },
        }),
        sequence,
      }
    }),
    vout: tx.outputs.map((output, n) => ({
      value: inCoins(output.value),
      n,
      scriptPubKey: scriptOf(output),
    })),
    hex: tx.toRaw().toString('hex'),
  }
}

function methodsOf(node: RegtestNode): Methods {
  const { chain, mempool } = node

  const findEntry = async (hash: string): Promise<Entry> => {
    const entry = await chain.getEntry(turned(hash))
    if (entry === null) throw new RpcError(-5, 'Block not found')
    return entry
  }
  const findTransaction = async (hash: string) => {
    const waiting = mempool.getEntry(turned(hash))
    if (waiting) return { tx: waiting.tx, height: undefined }
    const found = await chain.getMeta(turned(hash))
    if (found === null) throw new RpcError(-5, 'No such mempool or blockchain transaction')
    return found
  }
  const depthOf = async (entry: Entry): Promise<number> =>
    (await chain.isMainChain(entry)) ? chain.height - entry.height + 1 : -1

  return {
    getblockchaininfo: async () => ({
      chain: 'regtest',
      blocks: chain.height,
      headers: chain.height,
      bestblockhash: chain.tip.rhash(),
      time: chain.tip.time,
      verificationprogress: 1,
      initialblockdownload: false,
      pruned: false,
      warnings: [],
    }),
    getnetworkinfo: async () => ({
      version: 280000,
      subversion: '/Commons regtest:1.0.2/',
      protocolversion: 70016,
      connections: 0,
      networkactive: false,
      relayfee: 0.00001,
      incrementalfee: 0.00001,
      warnings: [],
    }),
    getblockcount: async () => chain.height,
    getbestblockhash: async () => chain.tip.rhash(),
    async getblockhash(params) {
      const { height } = parameters({ height: z.int() }, params)
      const hash = height < 0 ? null : await chain.getHash(height)
      if (hash === null) throw new RpcError(-8, 'Block height out of range')
      return turned(hash)
    },
    async getblock(params) {
      const shape = { blockhash: Hash, verbosity: z.int().min(0).max(3).default(1) }
      const { blockhash, verbosity } = parameters(shape, params)
      const entry = await findEntry(blockhash)
      const block = await chain.getBlock(entry.hash)
      if (block === null) throw new RpcError(-1, 'Block not available')
      if (verbosity === 0) return block.toRaw().toString('hex')
      const next = await chain.getHash(entry.height + 1)
      const confirmations = await depthOf(entry)
      const spent = verbosity === 3 ? await chain.getBlockView(block) : undefined
      return {
        hash: entry.rhash(),
        confirmations,
        height: entry.height,
        time: entry.time,
        nTx: block.txs.length,
        ...(entry.height > 0 && { previousblockhash: turned(entry.prevBlock) }),
        ...(next !== null && confirmations > 0 && { nextblockhash: turned(next) }),
        tx: block.txs.map((tx) => (verbosity === 1 ? tx.txid() : transactionOf(tx, spent))),
      }
    },
    async getrawtransaction(params) {
      const shape = { txid: Hash, verbosity: z.union([z.boolean(), z.int()]).default(0) }
      const { txid, verbosity } = parameters(shape, params)
      const { tx, height } = await findTransaction(txid)
      if (Number(verbosity) === 0) return tx.toRaw().toString('hex')
      const block = height === undefined ? null : await chain.getEntry(height)
      return {
        ...transactionOf(tx),
        ...(block && {
          blockhash: block.rhash(),
          confirmations: chain.height - block.height + 1,
          time: block.time,
          blocktime: block.time,
        }),
      }
    },
    async gettxout(params) {
      const shape = { txid: Hash, n: Place, include_mempool: z.boolean().default(true) }
      const { txid, n, include_mempool: isWide } = parameters(shape, params)
      const hash = turned(txid)
      if (isWide && mempool.isSpent(hash, n)) return null
      const waiting = isWide ? mempool.getEntry(hash)?.tx.outputs[n] : undefined
      const found = waiting ? undefined : await chain.getCoin(hash, n)
      const output = waiting ?? found
      if (!output) return null
      return {
        bestblock: chain.tip.rhash(),
        confirmations: found ? chain.height - found.height + 1 : 0,
        value: inCoins(output.value),
        scriptPubKey: scriptOf(output),
        coinbase: found?.coinbase ?? false,
      }
    },
    async scantxoutset(params) {
      const shape = {
        action: z.string(),
        scanobjects: z.array(z.union([z.string(), z.object({ desc: z.string() })])).optional(),
      }
      const { action, scanobjects } = parameters(shape, params)
      // Each scan is done before the next question is read.
      if (action === 'status') return null
      if (action === 'abort') return false
      if (action !== 'start') throw new RpcError(-8, `Invalid action '${action}'`)
      if (scanobjects === undefined)
        throw new RpcError(-1, 'scanobjects argument is required for the start action')
      const addresses = scanobjects.map((each) =>
        addressOf(node, typeof each === 'string' ? each : each.desc),
      )
      const coins = await chain.getCoinsByAddress(addresses)
      return {
        success: true,
        txouts: chain.db.state.coin,
        height: chain.height,
        bestblock: chain.tip.rhash(),
        unspents: coins.map((coin) => ({
          txid: turned(coin.hash),
          vout: coin.index,
          scriptPubKey: coin.script.toRaw().toString('hex'),
          amount: inCoins(coin.value),
          coinbase: coin.coinbase,
          height: coin.height,
          confirmations: chain.height - coin.height + 1,
        })),
        total_amount: inCoins(coins.reduce((sum, { value }) => sum + value, 0)),
      }
    },
    async sendrawtransaction(params) {
      const { hexstring } = parameters({ hexstring: z.string().regex(/^(?:[0-9a-fA-F]{2})+$/) }, params)
      const tx = parse(node, hexstring)
      const hash = tx.hash('hex')
      if (mempool.hasEntry(hash)) return tx.txid()
      if ((await chain.getMeta(hash)) !== null)
        throw new RpcError(-27, 'Transaction outputs already in utxo set')
      await node.send(tx).catch((error: unknown) => {
        const { reason, message } = error as { readonly reason?: string; readonly message: string }
        throw new RpcError(message.startsWith('bad-txns') ? -25 : -26, reason ?? message)
      })
      return tx.txid()
    },
    async estimatesmartfee(params) {
      const { conf_target: blocks } = parameters({ conf_target: z.int().min(1).max(1008) }, params)
      return { feerate: 0.0001, blocks }
    },
    async getmempoolentry(params) {
      const { txid } = parameters({ txid: Hash }, params)
      const entry = mempool.getEntry(turned(txid))
      if (entry === null || entry === undefined) throw new RpcError(-5, 'Transaction not in mempool')
      const { tx, fee, time } = entry
      return {
        vsize: tx.getVirtualSize(),
        weight: tx.getWeight(),
        time,
        height: chain.height,
        fees: { base: inCoins(fee), modified: inCoins(fee) },
      }
    },
    getmempoolinfo: async () => ({
      loaded: true,
      size: mempool.getSnapshot().length,
      mempoolminfee: 0.00001,
      minrelaytxfee: 0.00001,
      incrementalrelayfee: 0.00001,
      fullrbf: true,
    }),
    getrawmempool: async () => mempool.getSnapshot().map(turned),
    getnewaddress: async () => node.wallet,
    async sendtoaddress(params) {
      const { address, amount } = parameters({ address: z.string(), amount: Units }, params)
      return await node.pay([{ address, units: amount }])
    },
    async generatetoaddress(params) {
      const shape = { nblocks: z.int().min(0).max(1000), address: z.string() }
      const { nblocks, address } = parameters(shape, params)
      return await node.mine(nblocks, { to: address })
    },
  }
}

/** Reads a descriptor of an address; its checksum may be there, and is not looked at. */
function addressOf(node: RegtestNode, descriptor: string): Address {
  const [, address] = /^addr\((\w+)\)(?:#\w{8})?$/.exec(descriptor) ?? []
  try {
    return node.parseAddress(address ?? '')
  } catch {
    throw new RpcError(-5, 'Address is not valid')
  }
}

function parse(node: RegtestNode, raw: string): Transaction {
  try {
    return node.parse(raw)
  } catch {
    throw new RpcError(-22, 'TX decode failed. Make sure the tx has at least one input.')
  }
}

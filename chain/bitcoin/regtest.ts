// oxlint-disable-next-line triple-slash-reference -- other packages import this file, and bcoin has no types
/// <reference path="./bcoin.d.ts" />
/**
 * A chain of Bitcoin's kind in this process, for development and tests: bcoin's chain, mempool and miner, without a
 * network. It speaks Bitcoin Core's JSON-RPC on loopback.
 */
import { closeSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Entry } from 'bcoin/lib/blockchain/chain.js'
import type Block from 'bcoin/lib/primitives/block.js'
import type { Coin, CoinView, Transaction } from 'bcoin/lib/primitives/mtx.js'
import { listen, type Payment, type RegtestNode } from './regtest-rpc.ts'

const required = createRequire(import.meta.url)

/** Whether bcoin, an optional dependency, is installed. */
export function hasBcoin(): boolean {
  try {
    required.resolve('bcoin/lib/blockchain/chain.js')
    return true
  } catch {
    return false
  }
}

export interface RegtestOptions {
  /** A free one if it is 0. */
  readonly port?: number
  /** Where its blocks are kept; in memory if missing. */
  readonly file?: string
  /** Whether each transaction is put into a block of its own at once. */
  readonly minesAtOnce?: boolean
  /** Whose requests are answered; if missing, everybody's on this machine. */
  readonly login?: { readonly user: string; readonly password: string }
}

export interface Regtest {
  readonly url: string
  readonly wallet: string
  /** Pays from its own wallet, in one transaction without a block; returns the transaction. */
  pay(payments: readonly Payment[]): Promise<string>
  /** Adds blocks with what is in the mempool; their rewards go to its own wallet, or to an address. */
  mine(blocks?: number, options?: { readonly to?: string }): Promise<string[]>
  /** Puts another transaction with the same coins into a block, which pays an address instead. */
  replace(transaction: string, address: string): Promise<string>
  /**
   * Replaces the last blocks by as many and one more, without their transactions. With `replacing`, the coins of that
   * transaction are spent in the first of them, so it can't return.
   */
  reorganise(depth: number, options?: { readonly replacing?: string }): Promise<void>
  stop(): Promise<void>
}

const network = 'regtest'
/** bcoin's own regtest isn't Bitcoin Core's in these. */
const prefixes = { pubkeyhash: 0x6f, scripthash: 0xc4, bech32: 'bcrt' }
/** In bcoin's `thresholdStates`. */
const active = 3
/** A coinbase can be spent after 100 blocks: ten can be from the start. */
const firstBlocks = 110
/** Satoshi for 1000 bytes. */
const rate = 10_000
/** What a transaction that replaces another pays. */
const replacementFee = 20_000
/** Of a wallet that everybody knows: its coins are worth nothing. */
const walletKey = Buffer.alloc(32, 9)

async function loadBcoin() {
  // bcoin reads it as it loads: without, it looks for parts that are compiled at installation.
  process.env['NODE_BACKEND'] ??= 'js'
  const [chain, mempool, miner, block, mtx, tx, keyRing, address, networks] = await Promise.all([
    import('bcoin/lib/blockchain/chain.js'),
    import('bcoin/lib/mempool/mempool.js'),
    import('bcoin/lib/mining/miner.js'),
    import('bcoin/lib/primitives/block.js'),
    import('bcoin/lib/primitives/mtx.js'),
    import('bcoin/lib/primitives/tx.js'),
    import('bcoin/lib/primitives/keyring.js'),
    import('bcoin/lib/primitives/address.js'),
    import('bcoin/lib/protocol/network.js'),
  ])
  Object.assign(networks.default.get(network).addressPrefix, prefixes)
  /** Has segregated witness from its first block, as Bitcoin Core's. */
  class RegtestChain extends chain.default {
    override async getState(previous: Entry, deployment: { readonly name: string }): Promise<number> {
      const isOn = deployment.name === 'csv' || deployment.name === 'segwit'
      return isOn ? active : await super.getState(previous, deployment)
    }
  }
  return {
    RegtestChain,
    Mempool: mempool.default,
    Miner: miner.default,
    Block: block.default,
    MTX: mtx.default,
    TX: tx.default,
    KeyRing: keyRing.default,
    Address: address.default,
  }
}

/** Opens the chain, with coins to spend, and its JSON-RPC server. */
export async function openRegtest({ port, file, minesAtOnce, login }: RegtestOptions = {}): Promise<Regtest> {
  const { RegtestChain, Mempool, Miner, Block, MTX, TX, KeyRing, Address } = await loadBcoin()
  const ring = KeyRing.fromPrivate(walletKey, true)
  ring.witness = true
  const wallet = ring.getAddress('string', network)
  const parseAddress = (text: string) => Address.fromString(text, network)

  const chain = new RegtestChain({ network, memory: true, indexTX: true, indexAddress: true })
  const mempool = new Mempool({ network, memory: true, chain })
  chain.on('connect', (entry, { txs }) => mempool._addBlock(entry, txs))
  chain.on('disconnect', (entry, { txs }) => mempool._removeBlock(entry, txs))
  chain.on('reorganize', () => mempool._handleReorg())
  await chain.open()
  await mempool.open()
  const kept = file === undefined ? undefined : keepBlocks(file)
  for (const raw of kept?.blocks ?? []) await chain.add(Block.fromRaw(raw, 'hex'))

  const inOrder = oneAfterAnother()
  /** Each payment's coins, which another transaction may spend instead. */
  const spent = new Map<string, readonly Coin[]>()

  const add = async (block: Block): Promise<Entry> => {
    // Before anybody can see it, so that what was read is never lost.
    kept?.add(block.toRaw().toString('hex'))
    const entry = await chain.add(block)
    if (entry === null) throw new Error('A block without the one before')
    return entry
  }
  /** Mines on a block: what is in the mempool, or exactly these transactions. */
  const mineOn = async (
    tip: Entry,
    { to = wallet, only }: { to?: string | undefined; only?: ReadonlyArray<[Transaction, CoinView]> },
  ): Promise<Entry> => {
    const addresses = [to]
    const miner = new Miner({ network, chain, addresses, ...(only === undefined && { mempool }) })
    const job = await miner.cpu.createJob(tip)
    for (const [tx, view] of only ?? []) job.attempt.addTX(tx, view)
    job.attempt.refresh()
    return await add(await miner.cpu.mineAsync(job))
  }
  const mineSome = async (blocks: number, to?: string): Promise<string[]> => {
    const hashes: string[] = []
    for (let i = 0; i < blocks; i++) hashes.push((await mineOn(chain.tip, { to })).rhash())
    return hashes
  }
  /** Makes room for a transaction that pays more than what spends its coins, as Bitcoin Core does and bcoin doesn't. */
  const evictCheaper = async (tx: Transaction): Promise<void> => {
    const others = new Set(
      tx.inputs.flatMap(({ prevout: { hash, index } }) => mempool.getSpent(hash, index) ?? []),
    )
    if (others.size === 0) return
    const fees = [...others].reduce((sum, { fee }) => sum + fee, 0)
    const view = await chain.getCoinView(tx)
    const isReplaceable = [...others].every((other) =>
      other.tx.inputs.some(({ sequence }) => sequence < 0xff_ff_ff_fe),
    )
    if (!isReplaceable) throw new Error('txn-mempool-conflict')
    // A satoshi for each byte is what relaying once more costs.
    if (tx.getFee(view) < fees + tx.getVirtualSize())
      throw new Error('insufficient fee, rejecting replacement')
    for (const other of others) mempool.evictEntry(other)
  }
  const send = async (tx: Transaction): Promise<void> => {
    await evictCheaper(tx)
    const missing = await mempool.addTX(tx)
    if (missing && missing.length > 0) throw new Error('bad-txns-inputs-missingorspent')
    if (minesAtOnce) await mineSome(1)
  }
  const pay = async (payments: readonly Payment[]): Promise<string> => {
    const coins = await chain.getCoinsByAddress([parseAddress(wallet)])
    const draft = new MTX()
    for (const { address, units } of payments) draft.addOutput(parseAddress(address), units)
    const { chosen } = await draft.fund(
      coins.filter(({ hash, index }) => !mempool.isSpent(hash, index)),
      // The oldest: a reorganisation leaves them.
      { rate, changeAddress: wallet, height: chain.height + 1, selection: 'age' },
    )
    draft.sign(ring)
    const [tx] = draft.commit()
    await send(tx)
    spent.set(tx.txid(), chosen)
    return tx.txid()
  }
  const conflicting = (transaction: string, address: string): [Transaction, CoinView] => {
    const coins = spent.get(transaction)
    if (coins === undefined) throw new Error('Only its own payments are replaced')
    const draft = new MTX()
    for (const coin of coins) draft.addCoin(coin)
    const sum = coins.reduce((total, { value }) => total + value, 0)
    draft.addOutput(parseAddress(address), sum - replacementFee)
    draft.sign(ring)
    return draft.commit()
  }

  if (chain.height < firstBlocks) await mineSome(firstBlocks - chain.height)
  const node: RegtestNode = {
    chain,
    mempool,
    wallet,
    parse: (raw) => TX.fromRaw(raw, 'hex'),
    parseAddress,
    send: (tx) => inOrder(() => send(tx)),
    pay: (payments) => inOrder(() => pay(payments)),
    mine: (blocks = 1, { to } = {}) => inOrder(() => mineSome(blocks, to)),
  }
  const server = await listen(node, { port: port ?? 0, login })
  return {
    url: server.url,
    wallet,
    pay: node.pay,
    mine: node.mine,
    replace: (transaction, address) =>
      inOrder(async () => {
        const [tx, view] = conflicting(transaction, address)
        await mineOn(chain.tip, { only: [[tx, view]] })
        return tx.txid()
      }),
    reorganise: (depth, { replacing } = {}) =>
      inOrder(async () => {
        const only = replacing === undefined ? [] : [conflicting(replacing, wallet)]
        let tip = await chain.getEntry(chain.height - depth)
        for (let i = 0; i <= depth; i++) {
          if (tip === null) throw new Error('There are fewer blocks')
          tip = await mineOn(tip, { only: i === 0 ? only : [] })
        }
      }),
    async stop() {
      await server.close()
      await inOrder(async () => undefined)
      await mempool.close()
      await chain.close()
      kept?.close()
    },
  }
}

interface KeptBlocks {
  readonly blocks: readonly string[]
  add(raw: string): void
  close(): void
}

/** Keeps blocks in the order in which they came, one a line; played back, they make the same chain. */
function keepBlocks(file: string): KeptBlocks {
  const descriptor = openSync(file, 'a+', 0o600)
  const text = readFileSync(file, 'utf8')
  // A process that was killed may have left half a line.
  const whole = text.lastIndexOf('\n') + 1
  if (whole < text.length) truncateSync(file, whole)
  return {
    blocks: text.slice(0, whole).split('\n').slice(0, -1),
    add(raw) {
      writeSync(descriptor, `${raw}\n`)
      fsyncSync(descriptor)
    },
    close: () => closeSync(descriptor),
  }
}

/** Returns a function that begins each piece of work once the one before is done. */
function oneAfterAnother(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/**
 * Reads a chain block by block, and credits what it brought once enough blocks are above it. Any number of processes
 * may do so at once: each step moves the end of what was read on from where it found it.
 */
import { type BlockId, type ChainReader, WrongChain } from '../../../platform/chains/chain-reader.ts'
import { workThrough } from '../../../platform/due.ts'
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { reverse } from '../frozen/frozen.deciding.ts'
import { listReturned } from '../frozen/frozen.queries.ts'
import { hintFinance } from '../withdrawals/withdrawals.hints.ts'
import { creditDeposit } from './crediting.ts'
import { tellOfDeposit } from './deposits.queries.ts'
import { addCoins, orphanCoins } from '../sending/coins.queries.ts'
import {
  addArrivals,
  addBlock,
  findEnd,
  listCreditable,
  listOwn,
  listWaitingMembers,
  lockAt,
  lockCreditable,
  openChain,
  orphan,
  removeBlock,
  setEnd,
} from './scanning.queries.ts'

export type Scanning = Pick<ConnectedChain, 'reader' | 'confirmations' | 'development'>

/** Blocks of which the hash is kept: a reorganisation that goes deeper is for the operator. */
const keptBlocks = 1000
/** Blocks of one round: others wait for the next. */
const mostBlocks = 500

/**
 * Reads up to the tip and credits what is final. Fails with {@link WrongChain} on another chain than before, and as
 * the reader does where the node is away; what was read until then is kept.
 */
export async function scan(platform: Platform, scanning: Scanning): Promise<void> {
  const { reader } = scanning
  const { db } = platform.database
  const identity = await reader.identify()
  const chain = await openChain(db, reader.name, identity, await reader.tip())
  if (chain.network !== identity.network || chain.genesis !== identity.genesis)
    throw new WrongChain(
      `${reader.name} was read on network ${chain.network} from block ${chain.genesis}, and this node is on ${identity.network} from ${identity.genesis}`,
    )
  let end: BlockId = chain
  for (let read = 0; read < mostBlocks; read++) {
    const next = await step(platform, reader, end)
    if (next === undefined) break
    end = next
  }
  await credit(platform, scanning)
}

/** Reads one block more, or goes back by one; returns where it ends now, and undefined at the tip. */
async function step(platform: Platform, reader: ChainReader, end: BlockId): Promise<BlockId | undefined> {
  const { db } = platform.database
  const tip = await reader.tip()
  if ((await reader.hashAt(end.height)) !== end.hash) return await goBack(platform, reader, end, tip.height)
  if (end.height >= tip.height) return undefined
  const block = await reader.read(end.height + 1, (addresses) => listOwn(db, reader.name, addresses))
  // Replaced between the two questions: the next step sees it.
  if (block.parent !== end.hash) return end
  const arrivals = block.arrivals.filter(({ amount }) => amount > 0n)
  for (const { transaction, amount, claimed } of block.arrivals)
    if (amount < claimed)
      platform.log.warn({ transaction, amount, claimed }, 'A transaction brought less than it says')
  return await write(platform, async ({ tx, hint }) => {
    if (!(await lockAt(tx, reader.name, end))) return await findEnd(tx, reader.name)
    await addBlock(tx, reader.name, block.id, keptBlocks)
    const members = await addArrivals(tx, reader.name, block.id, arrivals)
    if (block.coins !== undefined)
      await addCoins(tx, reader.name, block.id, { ...block.coins, toMembers: arrivals })
    await setEnd(tx, reader.name, block.id, tip.height)
    for (const member of new Set([...members, ...(await listWaitingMembers(tx, reader.name))]))
      hint(`wallet:${member}`)
    return block.id
  })
}

/** Forgets the last block, which is not on the chain any more. */
async function goBack(platform: Platform, reader: ChainReader, end: BlockId, tip: number): Promise<BlockId> {
  return await write(platform, async ({ tx, hint }) => {
    if (!(await lockAt(tx, reader.name, end))) return await findEnd(tx, reader.name)
    const before = await removeBlock(tx, reader.name, end.height)
    if (before === undefined)
      throw new WrongChain(`${reader.name} was reorganised deeper than ${keptBlocks} blocks`)
    const { members, frozen } = await orphan(tx, reader.name, end.height)
    await orphanCoins(tx, reader.name, end.height)
    await setEnd(tx, reader.name, before, tip)
    for (const member of members) hint(`wallet:${member}`)
    if (frozen.length > 0) await hintFinance({ tx, hint })
    if (frozen.length > 0)
      platform.log.error(
        { chain: reader.name, deposits: frozen },
        'What was credited is in no block any more',
      )
    return before
  })
}

/** Credits what has enough confirmations: to its member, or to nobody where they have left. */
async function credit(platform: Platform, { reader, confirmations, development }: Scanning): Promise<void> {
  await workThrough(platform, {
    due: await listCreditable(platform.database.db, reader.name, confirmations),
    work: (id) =>
      write(platform, async ({ tx, emit, hint }) => {
        const row = await lockCreditable(tx, id, confirmations)
        if (row === undefined) return
        await creditDeposit(tx, row, { isPlay: development !== undefined })
        if (row.member_id === null) return
        await tellOfDeposit(tx, id)
        emit('deposit.credited', { member: row.member_id, deposit: id })
        hint(`wallet:${row.member_id}`)
      }),
    named: (id) => ({ deposit: id }),
    failed: 'A deposit could not be credited',
  })
  await workThrough(platform, {
    due: await listReturned(platform.database.db, reader.name, confirmations),
    work: (id) => write(platform, (context) => reverse(context, id, confirmations)),
    named: (id) => ({ deposit: id }),
    failed: 'What was decided about a deposit that has returned could not be reversed',
  })
}

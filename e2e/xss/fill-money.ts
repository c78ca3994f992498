/** Payloads in texts about money: notes of transfers, names of addresses and of payment methods. */
import { type Member, password } from '../support/world.ts'
import { idsIn, pack, textOf } from './packs.ts'
import type { Payload } from './payloads.ts'

type Call = (member: Member, name: string, input: object) => Promise<Record<string, unknown>>

const notes = 5
const names = 15
const ways = 8
const longestNote = 190
const longestName = 50

/** Payloads that must be seen, by where they are shown. */
export type MoneySeen = Readonly<Record<'notes' | 'addresses' | 'payments', Set<number>>>

/** Writes payloads for an author who has a verified e-mail and play money. */
export async function fillMoney(
  call: Call,
  author: Member,
  viewer: Member,
  payloads: readonly Payload[],
): Promise<MoneySeen> {
  const seen = { notes: new Set<number>(), addresses: new Set<number>(), payments: new Set<number>() }
  const { recdata } = (await call(viewer, 'avatar_banner', {})) as { recdata: { username: string } }
  const to_wallet = `@${recdata.username}`
  for (const each of pack(payloads, longestNote).slice(0, notes)) {
    const note = textOf(each)
    await call(author, 'coin_transfer', { currency: 'FCELL', amount: '1', to_wallet, note })
    for (const id of idsIn(note)) seen.notes.add(id)
  }
  const short = payloads.filter(({ text }) => text.length <= longestName && !/[\p{Cc}\p{Cf}]/u.test(text))
  for (const [index, { text }] of short.slice(0, names).entries()) {
    const address = `0x${String(index + 1).padStart(40, '0')}`
    await call(author, 'add_wallet_address', { currency: 'FCELL', address, label: text, password })
    for (const id of idsIn(text)) seen.addresses.add(id)
    if (index >= ways) continue
    await call(author, 'add_payment_method', { type: 'other', detail: text })
    for (const id of idsIn(text)) seen.payments.add(id)
  }
  return seen
}

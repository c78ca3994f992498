/**
 * Receipts of votes, kept in this browser until their member logs out; nobody else knows those of secret
 * ballots. Each is stored before its vote is sent, so that a vote whose answer was lost is sent again under
 * its code.
 */
import { currentSession, watchMember } from '../../../api/session.ts'
import { store, useStore } from '../../../ui/store.ts'
import { isSame, type Choices } from './choices.ts'
import { receiptsPrefix } from './wipe-receipts.ts'

export interface Receipt {
  /** 128 random bits as hexadecimal digits. */
  readonly code: string
  readonly choices: Choices
}

type Kept = Readonly<Record<number, readonly Receipt[]>>

const key = (member: number) => `${receiptsPrefix}${member}`
const none: Kept = {}

function stored(): Kept {
  const member = currentSession()?.id
  if (member === undefined) return none
  try {
    return JSON.parse(localStorage.getItem(key(member)) ?? '{}') as Kept
  } catch {
    // A browser may forbid storage: then receipts are forgotten with the page.
    return receipts.get()
  }
}

const receipts = store<Kept>(none)
receipts.set(stored())

watchMember(() => receipts.set(stored()))
// Another tab has voted.
window.addEventListener('storage', (event) => {
  if (event.key === null || event.key.startsWith(receiptsPrefix)) receipts.set(stored())
})

function keep(survey: number, own: readonly Receipt[]): void {
  const { [survey]: _, ...others } = stored()
  const all = own.length === 0 ? others : { ...others, [survey]: own }
  receipts.set(all)
  const member = currentSession()?.id
  if (member === undefined) return
  try {
    localStorage.setItem(key(member), JSON.stringify(all))
  } catch {
    // See above.
  }
}

const digits = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the receipt for a vote about to be sent: the existing one, if the same choices were sent before. */
export function receiptFor(survey: number, choices: Choices): Receipt {
  const own = stored()[survey] ?? []
  const found = own.find((each) => isSame(each.choices, choices))
  const receipt = found ?? { code: digits(crypto.getRandomValues(new Uint8Array(16))), choices }
  keep(survey, [receipt, ...own.filter((each) => each !== found)])
  return receipt
}

/** Keeps only this receipt, once its vote has arrived: votes sent before it have not, or no longer count. */
export function settleReceipt(survey: number, receipt: Receipt): void {
  keep(survey, [receipt])
}

/** Removes the receipt of a refused vote, which does not count. */
export function dropReceipt(survey: number, code: string): void {
  keep(
    survey,
    (stored()[survey] ?? []).filter((each) => each.code !== code),
  )
}

/** Returns the member's receipt of a survey, if this browser has it. */
export const useReceipt = (survey: number): Receipt | undefined =>
  useStore(receipts, (all) => all[survey]?.[0])

/** Returns the code in groups of four, for people to read. */
export const spaced = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ')

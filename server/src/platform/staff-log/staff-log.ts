/** The log of acts: signs its head once a day, and tells whether it was changed (decision 092). */
import { now } from '../clock.ts'
import type { Db } from '../db/prepared.ts'
import type { JobKind } from '../jobs.ts'
import type { Platform } from '../platform.ts'
import { openSecrets } from '../secrets.ts'
import { openSigning, type Signing } from '../signing.ts'
import { addHead, findBrokenAct, findUnsignedHead, type Head, listHeads } from './staff-log.queries.ts'

/** What is signed of a head. */
const signed = ({ day, seq, hash }: Head) => `Commons log of acts ${day} ${seq} ${hash}`

/** Signs the last act of each day. The line in the server's log is a copy that the database doesn't hold. */
export const signHeads = ({
  database,
  signing,
  log,
}: Pick<Platform, 'database' | 'signing' | 'log'>): JobKind<object> => ({
  name: 'platform.sign-staff-log',
  every: '5 0 * * *',
  async work() {
    const head = await findUnsignedHead(database.db, now().toISOString().slice(0, 10))
    if (!head) return
    const signature = signing.sign(signed(head))
    await addHead(database.db, head, { keyId: signing.keyId, signature })
    log.info({ ...head, signature }, 'The head of the log of acts is signed')
  },
})

/** Returns what is wrong with the log, in words; nothing if it holds. */
export async function listBreaches(db: Db, signing?: Signing): Promise<string[]> {
  const key = signing ?? openSigning((await openSecrets(db, ['signing']))('signing'))
  const broken = await findBrokenAct(db)
  const chain =
    broken === undefined ? [] : [`Act ${broken} is not what was written, or one before it is missing.`]
  const heads = (await listHeads(db)).flatMap((head) => {
    const of = `The head of ${head.day}, act ${head.seq}`
    if (head.key_id !== key.keyId || !key.isSigned(signed(head), head.signature))
      return [`${of}, is not signed by this installation.`]
    return head.found === head.hash ? [] : [`${of}, is not the act that was signed.`]
  })
  return [...chain, ...heads]
}

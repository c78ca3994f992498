/** What the operator's commands for members and reports share: they act as calls do, and write the same log. */
import { acts as allActs } from '@commons/contract/moderation/decisions.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import { text } from '../../../platform/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addAct, type StaffAct } from '../../../platform/staff-log/staff-log.queries.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { undoDecision } from '../queue/queue.acts.ts'

const refuse = (refusal: RefusalName): never => {
  throw new Refusal(refusal)
}

type Acting = WriteContext & {
  readonly platform: Platform
  readonly member: { readonly id: null }
  readonly refuse: typeof refuse
}

/** Acts in one transaction, and logs what `work` returns; what it returns beside that is the answer. */
export const actAsOperator = <Result extends { readonly act: StaffAct }>(
  platform: Platform,
  name: string,
  work: (context: Acting) => Promise<Result>,
): Promise<Result> =>
  write(platform, async (context) => {
    const result = await work({ ...context, platform, member: { id: null }, refuse })
    await addAct(context.tx, { member: null, role: 'operator', act: name }, result.act)
    return result
  })

/** A wrong word of a command; the message says what would be right. */
export class WrongWord extends Error {}

/** Returns what a command says; a refusal is said in words. */
export async function inWords(work: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WrongWord) return error.message
    if (error instanceof Refusal) return text('en', `refusal.${error.refusal}`, error.details.values)
    throw error
  }
}

/** Returns an id that was typed, or undefined. */
export const idIn = (word = ''): number | undefined =>
  /^[1-9]\d{0,14}$/.test(word) ? Number(word) : undefined

/** Replaces characters that a terminal would take for commands. */
export const plain = (words: string): string => words.replaceAll(/[^\P{Cc}\n]/gu, ' ')

interface Verdict {
  readonly acts: ReadonlyArray<(typeof allActs)[number]>
  readonly nsfw: readonly string[]
  readonly until?: string
}

const dayMs = 86_400_000

/** Reads what is to happen: `hide+suspend=7`, where 7 is days, or `label=nudity,violence`. */
export function verdictIn(words: string): Verdict {
  let verdict: Verdict = { acts: [], nsfw: [] }
  if (words === 'dismiss') return verdict
  for (const word of words.split('+')) {
    const [name, given] = word.split('=')
    const act = allActs.find((each) => each === name)
    const isTimed = act === 'suspend' || act === 'limit'
    if (!act || (given !== undefined && act !== 'label' && !isTimed) || (act === 'label' && !given))
      throw new WrongWord(`“${plain(word)}” is nothing to do: say ${allActs.join(', ')} or dismiss.`)
    verdict = { ...verdict, acts: [...verdict.acts, act] }
    if (act === 'label') verdict = { ...verdict, nsfw: given?.split(',') ?? [] }
    if (!isTimed || given === undefined) continue
    if (!/^\d{1,5}$/.test(given)) throw new WrongWord(`Say for how many days: ${act}=7`)
    verdict = { ...verdict, until: new Date(now().getTime() + Number(given) * dayMs).toISOString() }
  }
  return verdict
}

/** Takes a decision back; both commands can. */
export async function undoAsOperator(
  platform: Platform,
  id: number,
  words: readonly string[],
): Promise<string> {
  await actAsOperator(platform, 'undo_decision', async (context) => ({
    act: await undoDecision(context, { decision_id: id, reason: words.join(' ') }),
  }))
  return `Decision ${id} is taken back, with all that it did.`
}

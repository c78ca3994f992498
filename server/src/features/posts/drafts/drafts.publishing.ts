/** Publishes drafts: what members write is judged again when others get to see it. */
import { add_post } from '@commons/contract/posts/posts.ts'
import { altFields } from '@commons/contract/posts/post-files.ts'
import { countOfNewcomer, refuseLinksOfNewcomer } from '../../../platform/call/newcomers.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countTexts, type Judged } from '../../../platform/published/word-rules.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { checkMayWrite } from '../posts.groups.ts'
import { asksApproval } from './approval.queries.ts'
import { holdForApproval } from './approval.ts'
import { release } from './releasing.ts'
import {
  type DraftTexts,
  findDraftTexts,
  listDraftParts,
  listFileStates,
  lockAuthor,
  lockDraft,
  lockStanding,
} from './drafts.queries.ts'
import { isSameDraft } from './drafts.rules.ts'
import { lockThread } from '../threads/locking.ts'

const publishes = add_post.publishes ?? { texts: [] }

const refuse = (...refusal: ConstructorParameters<typeof Refusal>): never => {
  throw new Refusal(...refusal)
}

/** Refusals about fields of the text become one about the post: there is no form to say them in. */
async function judging<T>(judge: () => Promise<T>): Promise<T> {
  try {
    return await judge()
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'invalid_fields') refuse('post_rules_broken')
    throw error
  }
}

interface JudgedPost extends DraftTexts {
  readonly post: number
  readonly judged: Judged
}

export interface JudgedDraft extends JudgedPost {
  /** The others of its thread, in order. */
  readonly parts: readonly JudgedPost[]
}

const newcomer = ({ author, joined_at, role }: DraftTexts) => ({
  id: author,
  joinedAt: joined_at,
  role: role ?? undefined,
})

/** Compares the texts of a draft with the rules of today. */
async function judge(platform: Platform, draft: DraftTexts, db?: Db): Promise<Judged> {
  if (draft.is_away) refuse('account_suspended')
  const { message, hashtags, alts, survey } = draft
  const input = {
    message,
    hashtag: hashtags.join(','),
    ...(survey && { survey_title: survey.title, survey_options: survey.options }),
    ...Object.fromEntries(alts.map((alt, at) => [altFields[at], alt])),
  }
  return judging(async () => {
    refuseLinksOfNewcomer(publishes, input, newcomer(draft), platform)
    return platform.wordRules.check(publishes, input, db)
  })
}

/** Judges a draft, and the others of its thread, before the transaction that publishes it. */
export async function judgeDraft(platform: Platform, post: number, draft: DraftTexts): Promise<JudgedDraft> {
  const { db } = platform.database
  const parts: JudgedPost[] = []
  for (const part of await listDraftParts(db, post)) {
    const texts = part === post ? undefined : await findDraftTexts(db, draft.author, part)
    if (texts) parts.push({ ...texts, post: part, judged: await judge(platform, texts) })
  }
  return { ...draft, post, judged: await judge(platform, draft), parts }
}

/** Judges again what its author has edited since; of a thread each post that is there now. */
async function judgeAgain(
  platform: Platform,
  tx: Tx,
  { parts, ...first }: JudgedDraft,
): Promise<JudgedPost[]> {
  const before = new Map([first, ...parts].map((each) => [each.post, each]))
  const now: JudgedPost[] = []
  for (const post of await listDraftParts(tx, first.post)) {
    const known = before.get(post)
    const texts = (await findDraftTexts(tx, first.author, post)) ?? known
    if (!texts) continue
    const isKnown = known !== undefined && isSameDraft(texts, known)
    now.push({ ...texts, post, judged: isKnown ? known.judged : await judge(platform, texts, tx) })
  }
  return now
}

export type Publishing = 'published' | 'held'

/**
 * Publishes a draft, or has it wait for the approval of those who run its group; with `dueAt` only if it is due by then;
 * undefined where it isn't there any more: another process came first, or its author has deleted or moved it. A refusal says why it can't be published.
 */
export async function publishDraft(
  { tx, emit, hint }: Pick<WriteContext, 'tx' | 'emit' | 'hint'>,
  platform: Platform,
  before: JudgedDraft,
  dueAt?: Date,
): Promise<Publishing | undefined> {
  const { author, post, group_id: group } = before
  if (before.survey) await lockAuthor(tx, author)
  if (group !== null) await lockStanding(tx, group, author)
  const locked = await lockDraft(tx, { author, post, ...(dueAt && { dueAt }) })
  if (!locked) return undefined
  await lockThread(tx, post)
  const drafts = await judgeAgain(platform, tx, before)
  if (locked.group_id !== null)
    await checkMayWrite(locked.group_id, { db: tx, member: { id: author }, refuse })
  const states = await listFileStates(
    tx,
    drafts.map((draft) => draft.post),
  )
  if (states.includes('failed')) refuse('post_file_failed')
  const isReady = states.every((state) => state === 'ready')
  const { group_id: into } = locked
  const isHeld = into !== null && (await asksApproval(tx, into, author))
  hint(`waiting:${author}`, [author])
  if (isHeld) await holdForApproval({ tx, emit, hint }, post, into)
  else if (!(await release({ tx, emit, hint }, post, isReady))) refuse('not_group_member')
  for (const draft of drafts) await countOfNewcomer(tx, newcomer(draft), 'posts', platform)
  for (const { judged, post: id } of drafts) {
    const floods =
      judged.counted.length === 0
        ? []
        : await judging(() => countTexts(tx, judged.counted, { member: author, about: `post:${id}` }))
    const rules = [...judged.rules, ...floods]
    if (rules.length > 0) emit('words.found', { kind: 'post', id, author, rules })
  }
  return isHeld ? 'held' : 'published'
}

import type { Post } from '@commons/contract/posts/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { hasHalfSurvey, hasNothing, isAtRest, isOutdated, isTooLong, undescribed } from './composing-state.ts'
import { composerAt, editorOf } from './composers.ts'
import type { Composer, Ending } from './composing.ts'
import {
  blankPost,
  groupOf,
  longestPost,
  type DraftPart,
  type PostDraft,
  type PostPlace,
} from './post-draft.ts'
import { postsIn } from './thread-draft.ts'
import { isRemark } from '../editing/edited-post.ts'
import { onRestoreDraft } from './restore-draft.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'

/** Returns the state and the actions of a composer for its form. */
function useForm(composer: Composer, onDone: (how: Ending) => void) {
  const client = useQueryClient()
  const limits = useUploadLimits()
  const state = useSyncExternalStore(composer.subscribe, composer.current)
  const { draft, edited } = state

  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => composer.onEnd((how) => done.current(how)), [composer])

  return {
    ...state,
    limits,
    charactersLeft: charactersLeft(draft.text, longestPost),
    isTooLong: isTooLong(draft),
    isEmpty: hasNothing(state),
    hasHalfSurvey: hasHalfSurvey(draft),
    isAtRest: isAtRest(state),
    isOutdated: isOutdated(state),
    /** A remark is text only: everything else belongs to the original. */
    wordsOnly: edited !== undefined && isRemark(edited),
    setText: (text: string) => composer.edit({ text }),
    /** The post of a thread that this form is of; undefined for the form of all. */
    part: undefined as number | undefined,
    addPart: composer.addPart,
    removePart: composer.removePart,
    movePart: composer.movePart,
    editPart: composer.editPart,
    addFilesTo: (files: readonly File[], id: number) => void composer.addFiles(files, limits, id),
    addCaptionsTo: (file: File, id: number) => composer.addCaptions(file, limits, id),
    describe: composer.describe,
    moveFile: (from: number, to: number) => composer.moveFile(from, to),
    moveFileOf: composer.moveFile,
    removeFile: composer.removeFile,
    setTags: (tags: PostDraft['tags']) => composer.edit({ tags }),
    setSurvey: (survey: { id: number; title: string } | undefined) =>
      composer.edit({ survey: survey?.id, surveyTitle: survey?.title ?? '', newSurvey: undefined }),
    setNewSurvey: (newSurvey: PostDraft['newSurvey']) => composer.edit({ newSurvey }),
    setReel: (reel: { id: number; by: string } | undefined) =>
      composer.edit({ reel: reel?.id, reelBy: reel?.by ?? '' }),
    setTopic: (topic: number | undefined) => composer.edit({ topic }),
    setWithoutCard: (withoutCard: string | undefined) => composer.edit({ withoutCard }),
    setPublishAt: (publishAt: string | undefined) => composer.edit({ publishAt }),
    setNsfw: (nsfw: PostDraft['nsfw']) => composer.edit({ nsfw }),
    setAudience: (audience: PostDraft['audience']) => composer.edit({ audience }),
    addFiles: (files: readonly File[]) => void composer.addFiles(files, limits),
    addCaptions: (file: File) => composer.addCaptions(file, limits),
    removeCaptions: () => composer.edit({ captions: undefined }),
    overwrite: composer.overwrite,
    discard: composer.clear,
    post: () => void composer.post(client, limits),
    postAnyway: () => void composer.post(client, limits, { anyway: true }),
    saveDraft: () => void composer.post(client, limits, { saves: true }),
    willDescribe: composer.willDescribe,
    cancel: composer.cancel,
  }
}

/** A new post while it is written and sent. `onDone` is called when it has left the form. */
export function useComposer(place: PostPlace, onDone: (how: Ending) => void) {
  const member = useSession()?.id ?? 0
  const composer = composerAt(member, place)
  useEffect(
    () => onRestoreDraft((where, words) => where === place && composer.takeWords(words)),
    [composer, place],
  )
  // On a profile the audience is not asked for, as documented.
  return { ...useForm(composer, onDone), asksAudience: place === 'home', group: groupOf(place) }
}

export type ComposerState = ReturnType<typeof useComposer>

/** Returns the state of one post of a thread, after the first, as the form of a post has it. */
export function stateOfPart(composer: ComposerState, part: DraftPart): ComposerState {
  const { id, text, files, captions, withoutCard } = part
  // The question about descriptions is asked once, where the first of them is missing.
  const isAsked = postsIn(composer.draft).find((each) => undescribed(each).length > 0)?.id === id
  return {
    ...composer,
    part: id,
    draft: { ...blankPost, text, files, captions, withoutCard },
    charactersLeft: charactersLeft(text, longestPost),
    wantsAlt: isAsked ? composer.wantsAlt : 0,
    leftOut: composer.leftOut?.part === id ? composer.leftOut : undefined,
    setText: (next) => composer.editPart(id, { text: next }),
    setWithoutCard: (url) => composer.editPart(id, { withoutCard: url }),
    moveFile: (from, to) => composer.moveFileOf(from, to, id),
    addFiles: (chosen) => composer.addFilesTo(chosen, id),
    addCaptions: (file) => composer.addCaptionsTo(file, id),
    removeCaptions: () => composer.editPart(id, { captions: undefined }),
  }
}

/** An own post while it is edited. Follows changes that are made to it elsewhere. */
export function useEditor(post: Post, onDone: () => void): ComposerState {
  const member = useSession()?.id ?? 0
  const composer = editorOf(member, post)
  const now = useRead('post_card', { post_id: post.post_id }).data?.recdata ?? post
  useEffect(() => composer.saw(now), [composer, now])
  const form = useForm(composer, onDone)
  return { ...form, asksAudience: !form.wordsOnly, group: post.group_id ?? undefined }
}

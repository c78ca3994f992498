import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'
import { noPictures, type PictureParts } from './group-pictures.ts'

/** A group while its owner edits it. */
interface GroupEdit extends EditDraft, PictureParts {
  readonly name: string
  readonly description: string
}

export const unedited = { ...noPictures, base: '', sentAs: undefined } as const

export const groupEdit = editKind<GroupEdit>('group-edit', { name: '', description: '', ...unedited }, [
  'avatar',
  'banner',
])

/** A group's rules while they are edited. */
interface RulesEdit extends EditDraft {
  readonly rules: string
}

export const rulesEdit = editKind<RulesEdit>('group-rules', { rules: '', base: '', sentAs: undefined }, [])

/** A group's questions to those who want to join, while they are edited. */
interface QuestionsEdit extends EditDraft {
  readonly first: string
  readonly second: string
  readonly third: string
  readonly needsFirst: boolean
  readonly needsSecond: boolean
  readonly needsThird: boolean
}

export const unasked: QuestionsEdit = {
  first: '',
  second: '',
  third: '',
  needsFirst: false,
  needsSecond: false,
  needsThird: false,
  base: '',
  sentAs: undefined,
}

export const questionsEdit = editKind<QuestionsEdit>('group-questions', unasked, [])

import { joinTexts } from '../../../compose/join-parts.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinPictures, noPictures, type PictureParts } from './group-pictures.ts'

/** 1 means closed. */
export type FlagOf = 0 | 1

/** Draft of a new group. */
export interface GroupDraft extends Draft, PictureParts {
  readonly name: string
  readonly description: string
  readonly isClosed: FlagOf
}

export const blankGroup: GroupDraft = {
  name: '',
  description: '',
  isClosed: 0,
  ...noPictures,
  sentAs: undefined,
}

export const groupDraft: DraftKind<GroupDraft> = {
  name: 'group',
  version: 1,
  blank: blankGroup,
  files: ['avatar', 'banner'],
  isBlank: ({ name, description, avatar, banner }) => name === '' && description === '' && !avatar && !banner,
  join: (written, kept) => ({
    name: written.name || kept.name,
    description: joinTexts(written.description, kept.description),
    // Closed if either draft is, so that the group isn't visible to more people than intended.
    isClosed: written.isClosed || kept.isClosed,
    ...joinPictures(written, kept),
    sentAs: undefined,
  }),
}

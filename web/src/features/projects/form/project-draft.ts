import type { ProjectDays, ProjectPays } from '@commons/contract/shared/project-figures.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'
import { type FlagOf, joinPictures, noPictures, type PictureParts } from '../../groups/form/public.ts'

/** Fields of a project besides those of a group. */
export interface ProjectTexts {
  readonly target: string
  readonly days: ProjectDays
  readonly location: string
  readonly industry: string
  readonly pricePoint: string
  readonly experience: string
}

/** A project while it is being created. */
export interface ProjectDraft extends Draft, ProjectTexts, PictureParts {
  readonly name: string
  readonly description: string
  readonly isClosed: FlagOf
  readonly pays: ProjectPays
}

const texts = ['name', 'target', 'location', 'industry', 'pricePoint'] as const

export const projectDraft: DraftKind<ProjectDraft> = {
  name: 'project',
  version: 1,
  blank: {
    name: '',
    description: '',
    isClosed: 0,
    target: '',
    days: 30,
    pays: 'all_or_nothing',
    location: '',
    industry: '',
    pricePoint: '',
    experience: '',
    ...noPictures,
    sentAs: undefined,
  },
  files: ['avatar', 'banner'],
  isBlank: (draft) =>
    texts.every((text) => draft[text] === '') &&
    draft.description === '' &&
    draft.experience === '' &&
    !draft.avatar &&
    !draft.banner,
  join: (written, kept) => ({
    ...kept,
    ...Object.fromEntries(texts.map((text) => [text, written[text] || kept[text]])),
    description: joinTexts(written.description, kept.description),
    experience: joinTexts(written.experience, kept.experience),
    // Nobody sees more of it than was intended.
    isClosed: written.isClosed || kept.isClosed,
    ...joinPictures(written, kept),
    sentAs: undefined,
  }),
}

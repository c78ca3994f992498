import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'
import { type PictureParts, unedited } from '../../groups/form/public.ts'
import type { ProjectTexts } from './project-draft.ts'

/** A project while its owner edits it. */
interface ProjectEdit extends EditDraft, ProjectTexts, PictureParts {
  readonly name: string
  readonly description: string
}

export const projectEdit = editKind<ProjectEdit>(
  'project-edit',
  {
    name: '',
    description: '',
    target: '',
    days: 30,
    location: '',
    industry: '',
    pricePoint: '',
    experience: '',
    ...unedited,
  },
  ['avatar', 'banner'],
)

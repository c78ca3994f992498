import type { CallError } from '../../../api/call-error.ts'
import { useRefused } from '../../../api/use-refused.ts'
import type { ProjectDraft, ProjectTexts } from './project-draft.ts'

/** Tells what the fields of a project's form say of a refusal, and what the form says. */
export const useRefusedProject = (
  error: CallError | undefined,
  texts: ProjectTexts & Pick<ProjectDraft, 'name' | 'description'>,
) =>
  useRefused(error, {
    group_name: texts.name,
    description: texts.description,
    funding_target: texts.target,
    location: texts.location,
    industry: texts.industry,
    price_point: texts.pricePoint,
    experience: texts.experience,
  })

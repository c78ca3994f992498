import { longestJobTitle } from '@commons/contract/shared/job.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { beginningOf } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRead } from '../../../api/use-call.ts'
import type { DraftKind } from '../../../compose/draft.ts'
import { paths } from '../../../paths.ts'
import { type JobOffer, offeredKinds } from '../../../shown/offer/job-offer.ts'
import { type JobDraft, jobDraft } from './job-draft.ts'

const idOf = (text: string | undefined): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Returns what the new job is about, as its address says. */
export function useOffer(): JobOffer | undefined {
  const asked = useRouterState({
    select: ({ location }): Partial<Record<keyof JobOffer, string>> => location.search,
  })
  const { about, id, to, name } = asked
  return useMemo(() => {
    const [kind, object] = [offeredKinds.find((each) => each === about), idOf(id)]
    return kind && object !== undefined
      ? { about: kind, id: object, to: idOf(to), name: String(name ?? '') }
      : undefined
  }, [about, id, to, name])
}

const pathOf = ({ about, id, to }: JobOffer): string => {
  if (about === 'video') return paths.video(id)
  return about === 'post' && to !== undefined ? paths.timeline(to, id) : paths.group(id)
}

/** Returns the draft of a job that is about something: its own, which begins with a title and a link. */
export function useOfferDraft(offer: JobOffer | undefined): { kind: DraftKind<JobDraft>; place: string } {
  const { t } = useLingui()
  return useMemo(() => {
    if (!offer) return { kind: jobDraft, place: 'new' }
    const { about, id, name } = offer
    const titles = {
      post: t`Job for ${name}`,
      video: t`A video like “${name}”`,
      project: t`Help with ${name}`,
      group: t`Job for members of ${name}`,
    }
    const link = new URL(`/#${pathOf(offer)}`, location.origin).href
    const blank: JobDraft = {
      ...jobDraft.blank,
      title: name === '' ? '' : beginningOf(titles[about], longestJobTitle),
      description: `${t`It's about this: ${link}`}\n\n`,
    }
    const isUntouched = (draft: JobDraft) =>
      jobDraft.isBlank({
        ...draft,
        title: draft.title === blank.title ? '' : draft.title,
        description: draft.description === blank.description ? '' : draft.description,
      })
    return {
      place: `${about}-${id}`,
      kind: {
        ...jobDraft,
        blank,
        isBlank: isUntouched,
        join: (written, kept) => (isUntouched(written) ? kept : jobDraft.join(written, kept)),
      },
    }
  }, [offer, t])
}

/** Who learns of the job once it is posted: the author, who is invited, and the members of a group. */
export function useOffered(offer: JobOffer | undefined) {
  const isOfGroup = offer?.about === 'group' || offer?.about === 'project'
  const author = useRead(
    'avatar_banner',
    { view_user_id: offer?.to ?? 0 },
    { enabled: offer?.to !== undefined },
  )
  const group = useRead('group_detail', { group_id: offer?.id ?? 0 }, { enabled: isOfGroup })
  const found = group.data?.recdata
  return {
    author: author.data?.recdata,
    group: found && mayInGroup(found.role, 'write') ? found : undefined,
  }
}

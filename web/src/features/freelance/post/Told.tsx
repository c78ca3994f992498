import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import type { JobOffer } from '../../../shown/offer/job-offer.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { useOffered } from './use-offer.ts'

/** Whom a job that is offered is told to once it is posted: its client may leave out either. */
export function useTold(offer: JobOffer | undefined) {
  const { t } = useLingui()
  const { author, group } = useOffered(offer)
  const [invites, setInvites] = useState(true)
  const [tells, setTells] = useState(true)
  const { mutate } = useWrite('add_post', { toasts: 'failure' })
  return {
    author,
    group,
    invites,
    setInvites,
    tells,
    setTells,
    invited: author && invites ? { invited_user_id: author.user_id } : {},
    tellGroup({ id, title }: Pick<JobDetail, 'id' | 'title'>) {
      if (!group || !tells) return
      const link = new URL(`/#${paths.job(id)}`, location.origin).href
      mutate({ group_id: group.id, message: `${t`I'm looking for someone: ${title}`}\n${link}` })
    },
  }
}

/** Says who will learn of the job, before it is posted. */
export function ToldFields({ told, disabled }: { told: ReturnType<typeof useTold>; disabled: boolean }) {
  const { author, group, invites, setInvites, tells, setTells } = told
  const [member, members] = [author?.full_name, group?.group_name]
  return (
    <>
      {author && (
        <Checkbox
          label={<Trans>Invite {member} to bid</Trans>}
          description={<Trans>They're told when you post it. A draft invites nobody.</Trans>}
          checked={invites}
          disabled={disabled}
          onChange={({ currentTarget }) => setInvites(currentTarget.checked)}
        />
      )}
      {group && (
        <Checkbox
          label={<Trans>Tell the members of {members} in a post</Trans>}
          description={<Trans>It's posted there with a link, once the project takes bids.</Trans>}
          checked={tells}
          disabled={disabled}
          onChange={({ currentTarget }) => setTells(currentTarget.checked)}
        />
      )}
    </>
  )
}

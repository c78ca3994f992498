import type { Backer, Funding } from '@commons/contract/funding/funding.ts'
import { shownBackers } from '@commons/contract/shared/funding-figures.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Money } from '../../../money/Money.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../Panel.module.css'
import { Who } from './Who.tsx'

/** A project's latest backers, with a button that shows all. */
export function BackerList({ funding: { id, backers } }: { funding: Funding }) {
  const [showsAll, setShowsAll] = useState(false)
  if (backers.length === 0)
    return (
      <EmptyState
        title={<Trans>No backers yet</Trans>}
        hint={<Trans>People who pledge show up here.</Trans>}
      />
    )
  if (showsAll) return <AllBackers groupId={id} latest={backers} />
  return (
    <>
      <Rows backers={backers} />
      {backers.length >= shownBackers && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          <Trans>Show all backers</Trans>
        </Button>
      )}
    </>
  )
}

/** The latest backers stay visible until all have loaded. */
function AllBackers({ groupId, latest }: { groupId: number; latest: readonly Backer[] }) {
  const { read, more } = useReadMore('project_backer_list', { group_id: groupId, limit: 20 })
  return (
    <>
      <Rows backers={read.data?.flatMap(({ recdata }) => recdata) ?? latest} />
      <FailureNote failure={read.error?.message} />
      <MoreButton more={more} />
    </>
  )
}

function Rows({ backers }: { backers: readonly Backer[] }) {
  const { t } = useLingui()
  return (
    <ul className={classes.rows}>
      {backers.map(({ pledge_id, member, amount, made_at }) => (
        <li key={pledge_id} className={classes.row}>
          <MemberAvatar name={member?.full_name ?? t`Someone`} src={member?.profile_pic ?? null} size={40} />
          <span className={classes.about}>
            <span className={classes.name}>
              <Who member={member} />
            </span>
            <span className={classes.aside}>
              <RelativeTime at={made_at} />
            </span>
          </span>
          <span className={classes.amount}>
            <Money amount={amount} currency="FCELL" always />
          </span>
        </li>
      ))}
    </ul>
  )
}

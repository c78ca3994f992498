import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { SuggestedMembers } from '../SuggestedMembers.tsx'
import { useSuggestedRows } from '../use-suggested.ts'
import classes from './MemberList.module.css'

const limit = 20

/** All suggested members, best first. */
export function SuggestedList() {
  const { read, more } = useReadMore('sujjested_channels', { limit })
  const members = useSuggestedRows(read.data?.flatMap(({ recdata }) => recdata))
  return (
    <Loaded read={{ ...read, data: members }}>
      {(rows) =>
        rows.length === 0 && !more.isThere ? (
          <EmptyState
            title={<Trans>No suggestions right now</Trans>}
            hint={<Trans>Follow a few tags to see people who post about them.</Trans>}
          />
        ) : (
          <div className={classes.list}>
            <SuggestedMembers members={rows} />
            <MoreButton more={more} />
          </div>
        )
      }
    </Loaded>
  )
}

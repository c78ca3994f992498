import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { JoinActions } from '../JoinActions.tsx'
import classes from './GroupLists.module.css'
import { GroupRow } from './GroupRow.tsx'

/** A few suggested groups; nothing if there are none. */
export function SuggestedGroups() {
  const id = useId()
  const { data } = useRead('suggested_group_list', {})
  if (!data || data.recdata.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <Trans>Suggested groups</Trans>
      </h2>
      <ul className={classes.rows}>
        {data.recdata.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            note={
              group.known_members > 0 && (
                <Plural
                  value={group.known_members}
                  one="# person you follow is a member"
                  other="# people you follow are members"
                />
              )
            }
          >
            <JoinActions group={group} small />
          </GroupRow>
        ))}
      </ul>
    </Card>
  )
}

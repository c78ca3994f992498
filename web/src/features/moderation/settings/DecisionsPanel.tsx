import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DecisionRow } from './DecisionRow.tsx'

/** What moderators decided about the member, and why. */
export function DecisionsPanel() {
  const { read, more } = useReadMore('decision_list', { limit: 20 })
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p className={classes.text}>
        <Trans>
          Everybody can see <Link to={paths.decisionLog()}>how we moderate</Link>, without names.
        </Trans>
      </p>
      <Loaded read={read}>
        {(pages) => {
          const decisions = pages.flatMap(({ recdata }) => recdata)
          if (decisions.length === 0)
            return (
              <EmptyState
                title={<Trans>Nothing was decided about you.</Trans>}
                hint={
                  <Trans>
                    If moderators hide or label something of yours, you read here what it was, which rule it
                    broke and why.
                  </Trans>
                }
              />
            )
          return (
            <>
              <ul className={classes.rows}>
                {decisions.map((decision) => (
                  <DecisionRow key={decision.decision_id} decision={decision} />
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

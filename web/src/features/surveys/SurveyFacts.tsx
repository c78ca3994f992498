import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import classes from './SurveyFacts.module.css'

/** How a survey can be answered, and by whom. */
export function SurveyFacts({
  of: { kind, audience, group_name, is_secret },
}: {
  of: Pick<Survey, 'kind' | 'audience' | 'group_name' | 'is_secret'>
}) {
  return (
    <>
      {kind === 'single' ? (
        <Trans>One choice</Trans>
      ) : kind === 'several' ? (
        <Trans>Several choices</Trans>
      ) : (
        <Trans>Ranking</Trans>
      )}
      {' · '}
      {audience === 'everybody' ? (
        <Trans context="audience of a survey">Everyone</Trans>
      ) : audience === 'followers' ? (
        <Trans context="audience of a survey">Followers</Trans>
      ) : audience === 'friends' ? (
        <Trans context="audience of a survey">Friends</Trans>
      ) : group_name === null ? (
        <Trans context="audience of a survey">Members of a group</Trans>
      ) : (
        <Trans>
          Members of <bdi>{group_name}</bdi>
        </Trans>
      )}
      {is_secret === 1 && (
        <>
          {' · '}
          <span className={classes.secret}>
            <IconLock size={14} aria-hidden="true" /> <Trans>Secret</Trans>
          </span>
        </>
      )}
    </>
  )
}

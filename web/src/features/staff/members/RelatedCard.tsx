import type { RelatedMember } from '@commons/contract/moderation/queue.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../frame/Rows.module.css'
import { memberStateNames } from '../frame/staff-texts.tsx'
import { StaffLoaded } from '../frame/StaffPage.tsx'

const signalNames: Readonly<Record<RelatedMember['signals'][number], MessageDescriptor>> = {
  network: msg`same network, joined in the same days`,
  inviter: msg`invited by the same member`,
  domain: msg`same email domain, which few have`,
  name: msg`name looks the same`,
}

/** Members who may belong together with one, and why it seems so. */
export function RelatedCard({ userId }: { userId: string }) {
  const { t, i18n } = useLingui()
  const read = useRead('related_members', { view_user_id: userId })
  return (
    <Card className={classes.part} aria-labelledby="related">
      <h2 id="related">
        <Trans>May belong together</Trans>
      </h2>
      <StaffLoaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>No related accounts</Trans>}
              hint={
                <Trans>
                  Nobody has a network, an invitation, an email domain or a name in common with them.
                </Trans>
              }
            />
          ) : (
            <>
              <p className={classes.facts}>
                <Trans>This proves nothing: a family has one network, too.</Trans>
              </p>
              <ul className={classes.rows} aria-label={t`Related accounts`}>
                {recdata.map((each) => (
                  <li key={each.user_id} className={classes.row}>
                    <p className={classes.name}>
                      <Link to={paths.adminMember(each.user_id)}>
                        <bdi>{each.full_name}</bdi>
                      </Link>
                    </p>
                    <p className={classes.facts}>
                      @{each.username}
                      {' · '}
                      <Trans>
                        joined <RelativeTime at={each.joined_at} isInSentence />
                      </Trans>
                    </p>
                    <p className={classes.facts}>
                      {each.signals.map((signal) => i18n._(signalNames[signal])).join(' · ')}
                    </p>
                    {each.is_suspended === 1 && (
                      <p className={classes.side}>
                        <span className={classes.badge}>{i18n._(memberStateNames.suspended)}</span>
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </StaffLoaded>
    </Card>
  )
}

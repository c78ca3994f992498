import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useUnmuteMember } from './use-mute-member.ts'

interface MutedPersonProps {
  member: Answer<'muted_user_list'>['recdata'][number]
  /** The row is gone; something else must take the focus. */
  onUnmuted: () => void
}

function MutedPerson({ member, onUnmuted }: MutedPersonProps) {
  const { t, i18n } = useLingui()
  const { full_name, username, profile_pic, ends_at } = member
  const { isPending, unmute } = useUnmuteMember(member, onUnmuted)
  const end = ends_at && i18n.date(new Date(ends_at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={classes.row}>
      <MemberAvatar name={full_name} src={profile_pic} />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <bdi>{full_name}</bdi>
        </p>
        <p className={classes.rowText}>
          @{username} · {end ? <Trans>Until {end}</Trans> : <Trans>Forever</Trans>}
        </p>
      </div>
      <OnlineButton
        variant="default"
        size="sm"
        aria-label={t`Unmute ${full_name}`}
        loading={isPending}
        onClick={unmute}
      >
        <Trans context="a person">Unmute</Trans>
      </OnlineButton>
    </li>
  )
}

/** The members whom the viewer has muted, with a way to unmute them. */
export function MutedPeople() {
  const { read, more } = useReadMore('muted_user_list', { limit: 20 })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={classes.stack}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        <Trans>Muted people</Trans>
      </h2>
      <Loaded read={read}>
        {(pages) => {
          const members = pages.flatMap(({ recdata }) => recdata)
          if (members.length === 0)
            return (
              <EmptyState
                title={<Trans>You haven't muted anybody.</Trans>}
                hint={<Trans>You can mute people from their profile or the menu of their posts.</Trans>}
              />
            )
          return (
            <>
              <ul className={classes.rows}>
                {members.map((member) => (
                  <MutedPerson
                    key={member.user_id}
                    member={member}
                    onUnmuted={() => heading.current?.focus()}
                  />
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

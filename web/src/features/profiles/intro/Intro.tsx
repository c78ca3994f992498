import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCalendar, IconLink, IconMapPin, IconPencil } from '@tabler/icons-react'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import classes from './Intro.module.css'

const shortAddress = (link: string) => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** What a member says of themselves first: a bio, a place, a website and since when they have been here. */
export function Intro({ member, isOwn }: { member: ProfileBanner; isOwn: boolean }) {
  const { i18n } = useLingui()
  const { bio, website, place, joined } = member
  // The middle of the month is in it in every time zone.
  const since = joined && i18n.date(new Date(`${joined}-15`), { month: 'long', year: 'numeric' })
  return (
    <div className={classes.intro}>
      {bio !== '' && (
        <p dir="auto" className={classes.bio}>
          <LinkedText>{bio}</LinkedText>
        </p>
      )}
      {(place !== '' || website !== '' || since) && (
        <ul className={classes.facts}>
          {place !== '' && (
            <li>
              <IconMapPin size={18} aria-hidden="true" />
              <bdi>{place}</bdi>
            </li>
          )}
          {website !== '' && (
            <li>
              <IconLink size={18} aria-hidden="true" />
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                <bdi>{shortAddress(website)}</bdi>
              </a>
            </li>
          )}
          {since && (
            <li>
              <IconCalendar size={18} aria-hidden="true" />
              <span>
                <Trans>Member since {since}</Trans>
              </span>
            </li>
          )}
        </ul>
      )}
      {isOwn && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.edit}
          leftSection={<IconPencil size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => void openDialog(() => import('./IntroDialog.tsx'), { member })}
        >
          {bio === '' ? <Trans>Add a bio</Trans> : <Trans>Edit profile</Trans>}
        </Button>
      )}
    </div>
  )
}

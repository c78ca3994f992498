import type { Announcement } from '@commons/contract/network/announcements.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import classes from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'

const AnnouncementDialog = piece(() => import('./AnnouncementDialog.tsx'))

/** What is announced, what is to come, and what is over. */
export default function AnnouncementsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Announcements`}
      hint={<Trans>A line above every page, until each member dismisses it.</Trans>}
      roles={['admin']}
    >
      <Announcements />
    </StaffPage>
  )
}

function Announcements() {
  const { t } = useLingui()
  const { read, more } = useReadMore('announcement_list', { limit: 20 })
  const [edited, setEdited] = useState<{ of?: Announcement }>()
  return (
    <Card as="div" className={classes.part}>
      <StaffLoaded read={read}>
        {(pages) => {
          const recdata = pages.flatMap((page) => page.recdata)
          return recdata.length === 0 ? (
            <EmptyState
              title={<Trans>No announcements yet</Trans>}
              hint={<Trans>Tell everybody about maintenance, a meeting, or what's new.</Trans>}
            />
          ) : (
            <ul className={classes.rows} aria-label={t`Announcements`}>
              {recdata.map((each) => (
                <Row key={each.announcement_id} of={each} onEdit={() => setEdited({ of: each })} />
              ))}
            </ul>
          )
        }}
      </StaffLoaded>
      {more.isThere && <MoreButton more={more} />}
      <div className={classes.actions}>
        <Button onClick={() => setEdited({})}>
          <Trans>Announce something</Trans>
        </Button>
      </div>
      {edited && (
        <Suspense>
          <AnnouncementDialog of={edited.of} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

function When({ of: { starts_at, ends_at } }: { of: Announcement }) {
  const { i18n } = useLingui()
  const at = (moment: string) => i18n.date(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })
  const [now] = useState(() => Date.now())
  if (ends_at !== null && Date.parse(ends_at) <= now) return <Trans>Over since {at(ends_at)}</Trans>
  if (Date.parse(starts_at) > now) return <Trans>From {at(starts_at)}</Trans>
  return ends_at === null ? (
    <Trans>Shown until you delete it</Trans>
  ) : (
    <Trans>Shown until {at(ends_at)}</Trans>
  )
}

function Row({ of, onEdit }: { of: Announcement; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const text = i18n.locale === 'cs' ? of.text_cs : of.text_en
  const remove = useWrite('delete_announcement')
  return (
    <li className={classes.row}>
      <p dir="auto" className={classes.name}>
        {text}
      </p>
      <p className={classes.facts}>
        <When of={of} />
        {' · '}
        {of.for_visitors === 1 ? <Trans>for everybody</Trans> : <Trans>for members</Trans>}
        {of.dismissals > 0 && (
          <>
            {' · '}
            <Plural value={of.dismissals} one="dismissed by # member" other="dismissed by # members" />
          </>
        )}
        {of.link !== '' && <> · {of.link}</>}
      </p>
      <div className={classes.side}>
        <Button variant="default" aria-label={t`Change: ${text}`} onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
        <Button
          variant="subtle"
          aria-label={t`Delete: ${text}`}
          loading={remove.isPending}
          onClick={() => remove.mutate({ announcement_id: of.announcement_id })}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}

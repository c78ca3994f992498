import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconSearch, IconVideoPlus } from '@tabler/icons-react'
import { longestSearch } from '@commons/contract/shared/search.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { present, useAbsent } from '../../../ui/network.ts'
import { paths } from '../../../paths.ts'
import { useChosenInRow } from '../../../ui/layout/use-chosen-in-row.ts'
import { ChannelAvatar } from '../channels/ChannelAvatar.tsx'
import { createVideo } from '../upload/create-video.ts'
import classes from './SiteShell.module.css'
import { sitePlaces } from './site-places.ts'

function SiteSearch({ begun }: { begun: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(begun)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text !== '') void navigate({ to: paths.searchVideos(text) })
  }
  return (
    <form role="search" className={classes.search} onSubmit={submit}>
      <input
        dir="auto"
        type="search"
        className={classes.field}
        aria-label={t`Search videos`}
        placeholder={t`Search videos`}
        maxLength={unitsFor(longestSearch)}
        enterKeyHint="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(beginningOf(currentTarget.value, longestSearch))}
      />
      <button
        type="submit"
        className={classes.submit}
        aria-label={t({ message: 'Search', context: 'do it' })}
      >
        <IconSearch size={20} aria-hidden="true" />
      </button>
    </form>
  )
}

/** Leads to the member's first channel, once they have one. */
function OwnChannel() {
  const { t } = useLingui()
  const [own] = useRead('get_channels', {}).data?.response ?? []
  if (!own) return null
  const { id, name, file } = own
  return (
    <Link to={paths.channel(id)} className={classes.own} aria-label={t`Your channel ${name}`}>
      <ChannelAvatar name={name} src={file} size={40} />
    </Link>
  )
}

interface SiteShellProps {
  /** What is searched for on this page. */
  searched?: string
  /** On phones the page has no room for it above its content. */
  isAside?: boolean
  children: ReactNode
}

/** The frame of the video site, within that of all pages: its search and its places. */
export function SiteShell({ searched = '', isAside = false, children }: SiteShellProps) {
  const { t, i18n } = useLingui()
  const places = useRef<HTMLElement>(null)
  const absent = useAbsent()
  useChosenInRow(places, useLocation().pathname)
  return (
    <div className={classes.site}>
      <div className={classes.bar} data-aside={isAside || undefined}>
        <div className={classes.top}>
          <SiteSearch key={searched} begun={searched} />
          <Button
            leftSection={<IconVideoPlus size={20} aria-hidden="true" />}
            className={classes.create}
            onClick={() => createVideo()}
          >
            <Trans context="a video">Create</Trans>
          </Button>
          <OwnChannel />
        </div>
        <nav ref={places} aria-label={t`Video site`} className={classes.places}>
          {present(sitePlaces, absent).map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={classes.place} activeOptions={{ exact: to === paths.videos() }}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {i18n._(label)}
            </Link>
          ))}
        </nav>
      </div>
      {children}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { useStore } from '../../../ui/store.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { useWholeWindow } from '../../../ui/layout/whole-window.ts'
import { paths } from '../../../paths.ts'
import { reelFeed } from '../reel-feed.ts'
import classes from './Reels.module.css'
import { ReelBar } from './ReelBar.tsx'
import { Reels } from './Reels.tsx'

const idIn = (text: string | undefined) =>
  text !== undefined && /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : undefined

let visits = 0

/** The reels, one at a time. The address follows the current reel, and Back leaves all of them. */
export default function ReelPage() {
  const { t } = useLingui()
  usePageTitle(t`Reels`)
  useWholeWindow()
  const feed = useStore(reelFeed)
  const navigate = useNavigate()
  const { reelid }: { reelid?: string } = useSearch({ strict: false })
  const asked = idIn(reelid)
  const shown = useRef(asked)
  const [start, setStart] = useState(() => ({ first: asked, visit: ++visits }))

  // A link led to another reel than the current one.
  if (asked !== undefined && asked !== shown.current) {
    shown.current = asked
    setStart({ first: asked, visit: ++visits })
  }

  const show = (reelId: number) => {
    if (reelId === shown.current) return
    shown.current = reelId
    void navigate({
      to: paths.reels(),
      search: { reelid: String(reelId) },
      replace: true,
      resetScroll: false,
      state: true,
    })
  }
  return (
    <div className={classes.page} data-fills-phones>
      <VisuallyHidden as="h1">{t`Reels`}</VisuallyHidden>
      <ReelBar
        feed={feed}
        onFeed={(next) => {
          // The address stays until the new feed's first reel is known; the reel in it must not be opened as
          // if linked to.
          reelFeed.set(next)
          setStart({ first: undefined, visit: ++visits })
        }}
      />
      <Reels
        key={`${feed} ${start.visit}`}
        feed={feed}
        first={start.first}
        visit={start.visit}
        onShow={show}
      />
    </div>
  )
}

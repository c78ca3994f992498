import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import classes from './KeyboardHelp.module.css'
import { usePlaces } from './navigation.ts'
import { isApple } from './search/search-key.ts'

type Row = readonly [keys: readonly string[], does: ReactNode]

function Keys({ title, rows }: { title: ReactNode; rows: readonly Row[] }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.rows}>
        {rows.map(([keys, does]) => (
          <div key={keys.join(' ')} className={classes.row}>
            <dt className={classes.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <kbd className={classes.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd className={classes.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** All keyboard shortcuts, by where they work. */
export default function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const places = usePlaces()
  const reading: Row[] = [
    [['j'], <Trans key="j">Next post</Trans>],
    [['k'], <Trans key="k">Previous post</Trans>],
    [['Enter'], <Trans key="enter">Open the post</Trans>],
    [['.'], <Trans key="dot">Show new posts</Trans>],
    [['x'], <Trans key="x">Reveal what's covered, or all comments</Trans>],
  ]
  const post: Row[] = [
    [['l'], <Trans key="l">Like</Trans>],
    [['d'], <Trans key="d">Dislike</Trans>],
    [['r'], <Trans key="r">Comment</Trans>],
    [['b'], <Trans key="b">Remind</Trans>],
    [['t'], <Trans key="t">Reward</Trans>],
  ]
  const reels: Row[] = [
    [['↓', 'j'], <Trans key="next">Next reel</Trans>],
    [['↑', 'k'], <Trans key="previous">Previous reel</Trans>],
    [[t`Space`], <Trans key="pause">Pause or play</Trans>],
    [['m'], <Trans key="sound">Sound on or off</Trans>],
    [['l'], <Trans key="like">Like the reel</Trans>],
    [['c'], <Trans key="comments">Comment on the reel</Trans>],
  ]
  const everywhere: Row[] = [
    [['c'], <Trans key="c">Create Post</Trans>],
    [[t`Ctrl`, 'Enter'], <Trans key="send">Post what you wrote</Trans>],
    [['/'], <Trans key="search">Search</Trans>],
    [[isApple ? '⌘' : t`Ctrl`, 'K'], <Trans key="search-always">Search, even while typing</Trans>],
    [['Esc'], <Trans key="esc">Close what's open</Trans>],
    [['F6'], <Trans key="f6">Go between the page and open chats</Trans>],
    [['F8'], <Trans key="f8">Go to the pop-up messages</Trans>],
    [['?'], <Trans key="help">Show these keys</Trans>],
  ]
  const go: Row[] = places.flatMap(({ key, label }) => (key ? [[['g', key], label] as Row] : []))
  return (
    <Dialog opened title={<Trans>Keyboard shortcuts</Trans>} size="large" onClose={onClose}>
      <div className={classes.parts}>
        <Keys title={<Trans>Reading</Trans>} rows={reading} />
        <Keys title={<Trans>The focused post, or the first on screen</Trans>} rows={post} />
        <Keys title={<Trans>Reels</Trans>} rows={reels} />
        <Keys title={<Trans>Everywhere</Trans>} rows={everywhere} />
        <Keys title={<Trans>Go to</Trans>} rows={go} />
      </div>
      <p className={classes.hint}>
        <Trans>You can turn single keys off in Settings &gt; Appearance.</Trans>
      </p>
    </Dialog>
  )
}

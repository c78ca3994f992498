import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { present, useAbsent } from '../../../ui/network.ts'
import type { KeyHelp } from '../../../feature.ts'
import { features } from '../../../features.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './KeyboardHelp.module.css'
import { usePlaces } from '../shell/navigation.ts'

type Row = KeyHelp['rows'][number]

function Keys({ title, rows }: { title: ReactNode; rows: readonly Row[] }) {
  const { i18n } = useLingui()
  const names = (keys: Row[0]) => keys.map((key) => (typeof key === 'string' ? key : i18n._(key)))
  return (
    <section className={classes.part}>
      <h3 dir="auto" className={classes.title}>
        {title}
      </h3>
      <dl className={classes.rows}>
        {rows.map(([keys, does]) => (
          <div key={names(keys).join(' ')} className={classes.row}>
            <dt className={classes.keys}>
              {names(keys).map((key, index) => (
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
  const places = usePlaces()
  const parts = present(features, useAbsent())
    .flatMap(({ keys = [] }) => keys)
    .toSorted((one, other) => one.rank - other.rank)
  const go: Row[] = places.flatMap(({ key, label }) => (key ? [[['g', key], label] as Row] : []))
  return (
    <Dialog opened title={<Trans>Keyboard shortcuts</Trans>} size="large" onClose={onClose}>
      <div className={classes.parts}>
        {parts.map(({ rank, title, rows }) => (
          <Keys key={rank} title={title} rows={rows} />
        ))}
        <Keys title={<Trans>Go to</Trans>} rows={go} />
      </div>
      <p className={classes.hint}>
        <Trans>You can turn single keys off in Settings &gt; Appearance.</Trans>
      </p>
    </Dialog>
  )
}

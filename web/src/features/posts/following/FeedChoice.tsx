import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { useHeightProperty } from '../../../ui/layout/use-height-property.ts'
import { useHiddenBar } from '../../../ui/layout/use-hidden-bar.ts'
import classes from './FeedChoice.module.css'

export type Feed = 'all' | 'following'

/** The choice between the two feeds. It stays within reach, and moves with the bar above it. */
export function FeedChoice({ feed, onChoose }: { feed: Feed; onChoose: (feed: Feed) => void }) {
  const { t } = useLingui()
  const hidden = useHiddenBar()
  const bar = useRef<HTMLDivElement>(null)
  useHeightProperty(bar, '--list-bar')
  return (
    <div ref={bar} className={classes.choice} data-hidden={hidden || undefined}>
      <SegmentedChoice<Feed>
        label={t`Posts from`}
        wide
        value={feed}
        onChange={onChoose}
        options={[
          { value: 'all', label: t`All` },
          { value: 'following', label: t`Following` },
        ]}
      />
    </div>
  )
}

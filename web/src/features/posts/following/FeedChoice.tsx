import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { useHeightProperty } from '../../../ui/layout/use-height-property.ts'
import { useHiddenBar } from '../../../ui/layout/use-hidden-bar.ts'
import { PeopleListName } from '../../people/list-name/public.ts'
import classes from './FeedChoice.module.css'

/** All posts, those of whom the member follows, or those of the people on a list. */
export type Feed = 'all' | 'following' | `list.${number}`

interface FeedChoiceProps {
  feed: Feed
  /** The lists that are tabs of Home. */
  lists: readonly PeopleList[]
  onChoose: (feed: Feed) => void
}

/** The choice between the feeds. It stays within reach, and moves with the bar above it. */
export function FeedChoice({ feed, lists, onChoose }: FeedChoiceProps) {
  const { t } = useLingui()
  const hidden = useHiddenBar()
  const bar = useRef<HTMLDivElement>(null)
  useHeightProperty(bar, '--list-bar')
  return (
    <div ref={bar} className={classes.choice} data-hidden={hidden || undefined}>
      <SegmentedChoice<Feed>
        label={t`Posts from`}
        wide
        scrolls={lists.length > 0}
        value={feed}
        onChange={onChoose}
        options={[
          { value: 'all', label: t`All` },
          { value: 'following', label: t`Following` },
          ...lists.map((list) => ({
            value: `list.${list.list_id}` as const,
            label: <PeopleListName of={list} />,
          })),
        ]}
      />
    </div>
  )
}

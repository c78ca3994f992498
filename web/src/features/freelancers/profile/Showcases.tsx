import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import { ShowcaseRow, showcaseRows } from '../../freelance/public.ts'
import classes from './Freelancer.module.css'

/** Work that a member shows with those who wanted it, or did it. Nothing at all where there is none. */
export function Showcases({ userId }: { userId: number }) {
  const id = useId()
  const { read, more } = useReadMore('get_showcases', { view_user_id: userId, limit: 5 })
  const rows = read.data?.flatMap(({ response }) => response) ?? []
  if (rows.length === 0) return null
  return (
    <Card aria-labelledby={id} className={classes.reviews} {...focusArea}>
      <h2 id={id} className={classes.heading}>
        <Trans>Work shown by both sides</Trans>
      </h2>
      <ul className={showcaseRows}>
        {rows.map((showcase) => (
          <ShowcaseRow key={showcase.id} showcase={showcase} />
        ))}
      </ul>
      {more.isThere && <MoreButton more={more} />}
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import classes from './Browse.module.css'

interface BrowseProps {
  /** Also the title of the document. */
  name: string
  hint: ReactNode
  search: ReactNode
  /** Folded away on narrow screens, so that what was found comes first. */
  filters: ReactNode
  /** Below the filters. */
  more?: ReactNode
  children: ReactNode
}

/** A page of freelancing where something is found: filters beside what they find. */
export function Browse({ name, hint, search, filters, more, children }: BrowseProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const folded = useId()
  return (
    <FreelanceShell>
      <HeadedPage name={name} hint={hint}>
        <div className={classes.sides}>
          <div className={classes.chosen}>
            <Card as="aside" aria-label={t`Filters`} className={classes.filters}>
              {search}
              <Button
                variant="light"
                className={classes.unfold}
                leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
                aria-expanded={isOpen}
                aria-controls={folded}
                onClick={() => setOpen(!isOpen)}
              >
                <Trans>Filters</Trans>
              </Button>
              <div id={folded} className={classes.folded} data-open={isOpen || undefined}>
                {filters}
              </div>
            </Card>
            {more && (
              <div className={classes.folded} data-open={isOpen || undefined}>
                {more}
              </div>
            )}
          </div>
          <Card as="div">{children}</Card>
        </div>
      </HeadedPage>
    </FreelanceShell>
  )
}

interface FoundRowsProps {
  count: number
  more: ReturnType<typeof useReadMore>['more']
  isFiltered: boolean
  /** How many were found, for screen readers. */
  said: ReactNode
  /** In place of rows where the filters find nothing, and where there is nothing at all. */
  none: ReactNode
  empty: ReactNode
  children: ReactNode
}

/** What was found, or why there is nothing. */
export function FoundRows({ count, more, isFiltered, said, none, empty, children }: FoundRowsProps) {
  return (
    <div className={classes.found}>
      <VisuallyHidden>
        <span role="status">{isFiltered && said}</span>
      </VisuallyHidden>
      {count === 0 && !more.isThere ? (
        isFiltered ? (
          none
        ) : (
          empty
        )
      ) : (
        <>
          <ul className={classes.rows}>{children}</ul>
          <MoreButton more={more} />
        </>
      )}
    </div>
  )
}

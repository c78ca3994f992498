import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  /** How many of them are in use. */
  count: number
  /** Below the filters. */
  more?: ReactNode
  children: ReactNode
}

/** A page of freelancing where something is found: filters beside what they find. */
export function Browse({ name, hint, search, filters, count, more, children }: BrowseProps) {
  const { t, i18n } = useLingui()
  const isAside = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  return (
    <FreelanceShell>
      <HeadedPage name={name} hint={hint}>
        <div className={classes.sides}>
          <div className={classes.chosen}>
            <Card as="aside" aria-label={t`Filters`} className={classes.filters}>
              {search}
              <details className={classes.fold} open={isAside}>
                <summary className={classes.unfold}>
                  <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
                  <Trans>Filters</Trans>
                  {count > 0 && <span className={classes.count}>{i18n.number(count)}</span>}
                  <IconChevronDown size={20} className={classes.arrow} aria-hidden="true" />
                </summary>
                <div className={classes.fields}>{filters}</div>
              </details>
            </Card>
            {more}
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

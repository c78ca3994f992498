import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useAddressValues } from '../../../shown/use-list-filters.ts'
import { Pager } from '../../../ui/layout/Pager.tsx'
import classes from './SurveyLists.module.css'

type Lists = 'voting_list' | 'search_voting_titles' | 'my_voting_list'

/** As documented: surveys on a page, and surveys loaded at once. */
export const rowsOfPage = 5
export const rowsFetched = 10

interface SurveyPagesProps {
  of: Pick<ReturnType<typeof useReadMore<Lists>>, 'read' | 'more'>
  empty: ReactNode
  children: (survey: Survey) => ReactNode
}

/** A list of surveys in pages of five; the address holds the page, so that Back leads to it. */
export function SurveyPages({ of: { read, more }, empty, children }: SurveyPagesProps) {
  const { t } = useLingui()
  const { values, put } = useAddressValues()
  const asked = Math.max(1, Math.floor(Number(values['page'])) || 1)
  return (
    <Loaded read={read}>
      {(parts) => {
        const rows = parts.flatMap(({ recdata }) => recdata)
        if (rows.length === 0) return empty
        const known = Math.ceil(rows.length / rowsOfPage)
        const page = Math.min(asked, known)
        const first = (page - 1) * rowsOfPage
        return (
          <>
            <ul className={classes.rows}>{rows.slice(first, first + rowsOfPage).map(children)}</ul>
            {more.failed && <MoreButton more={more} />}
            <Pager
              label={t`Pages of surveys`}
              page={page}
              pages={known + (more.isThere ? 1 : 0)}
              onPage={(wanted) => {
                put({ page: wanted === 1 ? undefined : String(wanted) })
                if (wanted > known && !more.loading) more.load()
              }}
            />
          </>
        )
      }}
    </Loaded>
  )
}

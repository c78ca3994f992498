import { useLingui } from '@lingui/react/macro'
import type { Column } from './order.ts'

/** Returns the documented names of the columns. */
export function useColumnNames(): Readonly<Record<Column | 'more', string>> {
  const { t } = useLingui()
  return {
    title: t`Videos`,
    visibility: t`Visibility`,
    restrictions: t`Restrictions`,
    date: t`Date`,
    views: t`Views`,
    comments: t`Comments`,
    likes: t`Likes`,
    more: t`More`,
  }
}

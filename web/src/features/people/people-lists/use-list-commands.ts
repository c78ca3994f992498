import { useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { listTitle } from './PeopleListName.tsx'

/** Returns the member's lists as places of the palette of commands. */
export function useListCommands() {
  const { t } = useLingui()
  const { data } = useRead('people_lists', {})
  return (data?.recdata ?? []).map((list) => ({
    to: paths.peopleList(list.list_id),
    label: listTitle(list),
    of: t`Lists`,
  }))
}

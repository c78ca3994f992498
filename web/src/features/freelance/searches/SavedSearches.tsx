import type { SavedSearch } from '@commons/contract/freelance/searches.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBell, IconBookmark, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import type { useJobFilters } from '../browse/use-job-filters.ts'
import classes from './SavedSearches.module.css'

type Filters = ReturnType<typeof useJobFilters>

function Row({ saved, onApply }: { saved: SavedSearch; onApply: () => void }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_saved_search')
  const { saved_search_id, name, is_alert } = saved
  async function removeNow() {
    if (await confirm(t`Are you sure to delete this.`, { about: name, destructive: true }))
      remove.mutate({ saved_search_id })
  }
  return (
    <li className={classes.row}>
      <button type="button" className={classes.apply} onClick={onApply}>
        <bdi>{name}</bdi>
        {is_alert === 1 && (
          <>
            <IconBell size={16} className={classes.bell} aria-hidden="true" />
            <VisuallyHidden>
              {', '}
              <Trans>notifies you of new projects</Trans>
            </VisuallyHidden>
          </>
        )}
      </button>
      <ActionButton
        label={t`Delete the saved search ${name}`}
        tip={t`Delete`}
        icon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void removeNow()}
      />
    </li>
  )
}

/** The member's saved searches for jobs, and a button that saves the filters as they are. */
export function SavedSearches({ filters }: { filters: Filters }) {
  const heading = useId()
  const read = useRead('saved_search_list', {})
  const { filter, isFiltered, search, skills } = filters
  const name = search.asked || skills.join(', ')
  return (
    <Card aria-labelledby={heading} className={classes.part} {...focusArea}>
      <h2 id={heading} className={classes.name}>
        <Trans>Saved searches</Trans>
      </h2>
      <Loaded read={read}>
        {({ response }) =>
          response.length === 0 ? (
            <p className={classes.hint}>
              <Trans>Choose filters and save them, to be notified of new projects.</Trans>
            </p>
          ) : (
            <ul className={classes.rows}>
              {response.map((saved) => (
                <Row key={saved.saved_search_id} saved={saved} onApply={() => filters.apply(saved.filter)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isFiltered && (
        <Button
          variant="light"
          leftSection={<IconBookmark size={18} aria-hidden="true" />}
          onClick={() => void openDialog(() => import('./SaveSearchDialog.tsx'), { filter, name })}
        >
          <Trans>Save this search</Trans>
        </Button>
      )}
    </Card>
  )
}

import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListedPeople, listTitle, openPeopleList, PinButton } from '../../people/people-lists/public.ts'
import { PeopleListFeed } from '../following/PeopleListFeed.tsx'
import classes from './PeopleListPage.module.css'

function Absent() {
  const { t } = useLingui()
  return (
    <HeadedPage name={t`Not found`}>
      <Card as="div">
        <EmptyState
          title={<Trans>We can't find this list</Trans>}
          hint={<Trans context="a list">It was deleted, or it isn't yours.</Trans>}
          action={
            <Button component={Link} to={paths.peopleLists()} variant="light">
              <Trans>Look at your lists</Trans>
            </Button>
          }
        />
      </Card>
    </HeadedPage>
  )
}

function Actions({ list, lists }: { list: PeopleList; lists: readonly PeopleList[] }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const remove = useWrite('delete_people_list', {
    onDone: () => void navigate({ to: paths.peopleLists() }),
  })
  async function ask() {
    if (await confirm(t`Delete this list? The people on it stay where they are.`, { destructive: true }))
      remove.mutate({ list_id: list.list_id })
  }
  return (
    <div className={classes.actions}>
      <PinButton list={list} lists={lists} />
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => openPeopleList({ list })}
      >
        <Trans>Edit</Trans>
      </Button>
      <OnlineButton
        variant="default"
        size="sm"
        loading={remove.isPending}
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => void ask()}
      >
        <Trans>Delete</Trans>
      </OnlineButton>
    </div>
  )
}

/** A list of people: what they post, and who they are. */
export default function PeopleListPage() {
  const { t } = useLingui()
  const { id = '', tab } = useParams({ strict: false })
  const navigate = useNavigate()
  const panelId = useId()
  const read = useRead('people_lists', {})
  const lists = read.data?.recdata ?? []
  const list = lists.find(({ list_id }) => String(list_id) === id)
  if (read.data && !list) return <Absent />
  const chosen = tab === 'people' ? 'people' : 'posts'
  return (
    <HeadedPage name={list ? listTitle(list) : t`List`} hint={<Trans>Only you can see this list.</Trans>}>
      {list ? (
        <>
          <Card as="div" className={classes.bar}>
            <Actions list={list} lists={lists} />
            <TabList
              label={t`Parts of the list`}
              panelId={panelId}
              tabs={[
                { name: 'posts', label: <Trans>Posts</Trans> },
                { name: 'people', label: <Trans>People ({list.member_count})</Trans> },
              ]}
              chosen={chosen}
              onChoose={(name) =>
                void navigate({
                  to: paths.peopleList(list.list_id, name === 'people' ? name : undefined),
                  replace: true,
                })
              }
            />
          </Card>
          <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${chosen}`}>
            {chosen === 'posts' ? (
              <PeopleListFeed list={list} />
            ) : (
              <Card as="div">
                <ListedPeople list={list} />
              </Card>
            )}
          </div>
        </>
      ) : (
        <Card as="div">
          <Loaded read={read}>{() => null}</Loaded>
        </Card>
      )}
    </HeadedPage>
  )
}

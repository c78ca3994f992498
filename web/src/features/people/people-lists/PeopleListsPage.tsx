import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowUp, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { openPeopleList } from './open-people-list.ts'
import { PeopleListName, listTitle } from './PeopleListName.tsx'
import classes from './PeopleLists.module.css'
import { PinButton } from './PinButton.tsx'
import { usePins } from './use-pins.ts'

function Row({ list, lists }: { list: PeopleList; lists: readonly PeopleList[] }) {
  const { t } = useLingui()
  const { moveUp, isPending } = usePins(lists)
  const { list_id, member_count, pinned_as } = list
  const name = useRef<HTMLAnchorElement>(null)
  const up = useRef<HTMLButtonElement>(null)
  const [isMoved, setMoved] = useState(false)
  // The pressed button was disabled meanwhile, which took its focus, and the first tab has none.
  useEffect(() => {
    if (!isMoved || isPending) return
    setMoved(false)
    ;(up.current ?? name.current)?.focus()
  }, [isMoved, isPending])
  return (
    <li className={classes.row}>
      <div className={classes.names}>
        <Link ref={name} to={paths.peopleList(list_id)} className={classes.name}>
          <PeopleListName of={list} />
        </Link>
        <p className={classes.text}>
          <Plural value={member_count} one="# person" other="# people" />
        </p>
      </div>
      <div className={classes.actions}>
        {pinned_as !== null && pinned_as > 1 && (
          <OnlineButton
            ref={up}
            variant="default"
            size="sm"
            loading={isPending}
            leftSection={<IconArrowUp size={18} aria-hidden="true" />}
            aria-label={t`Move ${listTitle(list)} up`}
            onClick={() => moveUp(list_id, () => setMoved(true))}
          >
            <Trans>Move up</Trans>
          </OnlineButton>
        )}
        <PinButton list={list} lists={lists} />
      </div>
    </li>
  )
}

/** The member's lists of people: first those that are tabs of Home, in their order. */
export default function PeopleListsPage() {
  const { t } = useLingui()
  const read = useRead('people_lists', {})
  const create = (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => openPeopleList({})}
    >
      <Trans>New list</Trans>
    </Button>
  )
  return (
    <HeadedPage
      name={t`Lists`}
      hint={<Trans>A list is a feed of the people you put on it. Only you can see your lists.</Trans>}
    >
      <Card as="div">
        <Loaded read={read}>
          {({ recdata }) =>
            recdata.length === 0 ? (
              <EmptyState
                title={<Trans>No lists yet</Trans>}
                hint={
                  <Trans>
                    Put neighbours, colleagues or favourite makers on a list, and read them on their own.
                  </Trans>
                }
                action={create}
              />
            ) : (
              <div className={classes.stack}>
                <ul className={classes.rows}>
                  {recdata.map((list) => (
                    <Row key={list.list_id} list={list} lists={recdata} />
                  ))}
                </ul>
                <div className={classes.actions}>{create}</div>
              </div>
            )
          }
        </Loaded>
      </Card>
    </HeadedPage>
  )
}

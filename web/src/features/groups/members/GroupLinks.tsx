import type { GroupLink } from '@commons/contract/groups/members.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { copyLink } from '../../../ui/share/copy-link.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import listPage from '../../../shown/ListPage.module.css'
import classes from '../lists/GroupLists.module.css'
import { LinkForm } from './LinkForm.tsx'

const addressOf = ({ link }: GroupLink) => `${location.origin}/#${link}`

function LinkEntry({ groupId, link }: { groupId: number; link: GroupLink }) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const { group_link_id, ends_at, uses, most_uses, full_name: by } = link
  const end = useWrite('group_link_delete', {
    toasts: 'failure',
    onDone: () => toast.success(t`Link ended`),
  })
  const until = i18n.date(new Date(ends_at), { dateStyle: 'medium' })
  const ask = async () => {
    if (await confirm(t`End this invitation link? It stops working at once.`, { destructive: true }))
      end.mutate({ group_id: groupId, group_link_id })
  }
  return (
    <li className={classes.row}>
      <div className={classes.link}>
        <p className={classes.address}>{addressOf(link)}</p>
        <p className={classes.facts}>
          <Trans>Works until {until}</Trans>
          {' · '}
          {most_uses === null ? (
            <Plural value={uses} one="used # time" other="used # times" />
          ) : (
            <Plural value={most_uses} one={`used ${uses} of # time`} other={`used ${uses} of # times`} />
          )}
          {by !== null && (
            <>
              {' · '}
              <Trans>by {by}</Trans>
            </>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyLink(addressOf(link))}
        >
          <Trans>Copy</Trans>
        </Button>
        <Button size="sm" variant="default" loading={end.isPending} onClick={() => void ask()}>
          <Trans>End link</Trans>
        </Button>
      </div>
    </li>
  )
}

/** A group's invitation links. */
export function GroupLinks({ groupId }: { groupId: number }) {
  const id = useId()
  const [isMaking, setIsMaking] = useState(false)
  const make = useFocusBack(isMaking)
  const read = useRead('group_link_list', { group_id: groupId })
  return (
    <Card as="section" aria-labelledby={id} {...focusArea}>
      <h2 id={id} className={classes.title}>
        <Trans>Invitation links</Trans>
      </h2>
      <Loaded read={read}>
        {({ recdata }) => (
          <div className={listPage.list}>
            <p className={form.note}>
              <Trans>Anyone with a link can join without asking.</Trans>
            </p>
            {recdata.length > 0 && (
              <ul className={classes.rows}>
                {recdata.map((link) => (
                  <LinkEntry key={link.group_link_id} groupId={groupId} link={link} />
                ))}
              </ul>
            )}
            {isMaking ? (
              <LinkForm groupId={groupId} onClose={() => setIsMaking(false)} />
            ) : (
              <div>
                <Button ref={make} variant="default" onClick={() => setIsMaking(true)}>
                  <Trans>Create a link</Trans>
                </Button>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { useLingui } from '@lingui/react/macro'
import { IconCalendarCancel, IconCopy, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { copyLink } from '../../../ui/share/copy-link.ts'
import { useReport } from '../../moderation/public.ts'
import { isOn } from './event-texts.tsx'

/** What the reader can do with an event. */
export function EventMenu({ event }: { event: GroupEvent }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const report = useReport()
  const me = useSession()?.id
  const { group_event_id, group_id, title, author } = event
  const lane = `group_event:${group_event_id}`
  const done = { lane, toasts: 'failure' } as const
  const cancel = useWrite('group_event_cancel', {
    ...done,
    onDone: ({ message }) => toast.success(message),
  })
  const remove = useWrite('group_event_delete', {
    ...done,
    onDone({ message }) {
      toast.success(message)
      void navigate({ to: paths.group(group_id), search: { tab: 'events' }, replace: true })
    },
  })
  const askToCancel = async () => {
    const question = t`Cancel this event? Everyone who's coming will be told. It can't be undone.`
    if (await confirm(question, { about: title, destructive: true })) cancel.mutate({ group_event_id })
  }
  const askToDelete = async () => {
    if (await confirm(t`Delete this event? It can't be undone.`, { about: title, destructive: true }))
      remove.mutate({ group_event_id })
  }
  const goesOn = isOn(event)
  const mayChange = event.may_change === 1
  return (
    <ActionMenu
      label={t`More for ${title}`}
      entries={[
        {
          label: t`Copy link`,
          icon: <IconCopy size={20} aria-hidden="true" />,
          onSelect: () => void copyLink(`${location.origin}/#${paths.groupEvent(group_id, group_event_id)}`),
        },
        ...(mayChange && goesOn
          ? [
              {
                label: t({ message: 'Change', context: 'an event' }),
                icon: <IconPencil size={20} aria-hidden="true" />,
                onSelect: () =>
                  void openDialog(() => import('./EventDialog.tsx'), { groupId: group_id, event }),
              },
              {
                label: t`Cancel the event`,
                icon: <IconCalendarCancel size={20} aria-hidden="true" />,
                destructive: true,
                onSelect: () => void askToCancel(),
              },
            ]
          : []),
        ...(mayChange && !goesOn
          ? [
              {
                label: t`Delete`,
                icon: <IconTrash size={20} aria-hidden="true" />,
                destructive: true,
                onSelect: () => void askToDelete(),
              },
            ]
          : []),
        ...(author?.user_id === me
          ? []
          : [
              {
                label: t`Report`,
                icon: <IconFlag size={20} aria-hidden="true" />,
                onSelect: () => report({ type: 'group_event', id: group_event_id, name: title }),
              },
            ]),
      ]}
    />
  )
}

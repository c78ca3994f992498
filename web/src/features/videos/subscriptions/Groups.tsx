import type { SubscriptionGroup } from '@commons/contract/videos/subscriptions.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { openGroup } from './open-group.ts'
import classes from './Subscriptions.module.css'

function GroupRow({ group }: { group: SubscriptionGroup }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_subscription_group')
  const { subscription_group_id, name, channel_count } = group
  const ask = async () => {
    const asked = await confirm(t`Delete this group? You stay subscribed to its channels.`, {
      about: name,
      destructive: true,
    })
    if (asked) remove.mutate({ subscription_group_id })
  }
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <Link
          to={paths.videoSubscriptions()}
          search={{ group: String(subscription_group_id) }}
          className={classes.name}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className={classes.facts}>
          <Plural value={channel_count} one="# channel" other="# channels" />
        </span>
      </span>
      <ActionMenu
        label={t`More for ${name}`}
        entries={[
          {
            label: t`Rename`,
            icon: <IconPencil size={20} aria-hidden="true" />,
            onSelect: () => openGroup({ group }),
          },
          {
            label: t`Delete`,
            icon: <IconTrash size={20} aria-hidden="true" />,
            onSelect: () => void ask(),
          },
        ]}
      />
    </li>
  )
}

/** The member's groups of subscriptions. */
export function Groups({ groups }: { groups: readonly SubscriptionGroup[] }) {
  return (
    <Card aria-labelledby="subscription-groups" className={classes.part}>
      <div className={classes.head}>
        <h2 id="subscription-groups" className={classes.heading}>
          <Trans>Groups</Trans>
        </h2>
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => openGroup()}
        >
          <Trans>New group</Trans>
        </Button>
      </div>
      {groups.length === 0 ? (
        <p className={classes.note}>
          <Trans>Group channels by topic to see only their videos.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {groups.map((group) => (
            <GroupRow key={group.subscription_group_id} group={group} />
          ))}
        </ul>
      )}
    </Card>
  )
}

import type { Group } from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import classes from './GroupPage.module.css'
import { RulesForm } from './RulesForm.tsx'

function Rules({ group }: { group: Group }) {
  const [isEditing, setIsEditing] = useState(false)
  const edit = useFocusBack(isEditing)
  const { id, rules } = group
  const mayEdit = mayInGroup(group.role, 'rules')
  if (!mayEdit && rules === '') return null
  return (
    <section className={classes.part} {...focusArea}>
      <h2 className={classes.title}>
        <Trans>Rules</Trans>
      </h2>
      {isEditing ? (
        <RulesForm group={group} onClose={() => setIsEditing(false)} />
      ) : (
        <>
          {rules === '' ? (
            <p className={classes.text}>
              <Trans>No rules yet. A few lines help people know what is welcome.</Trans>
            </p>
          ) : (
            <FoldedText name={`group-rules.${id}`} text={rules} />
          )}
          {mayEdit && (
            <div>
              <Button ref={edit} size="sm" variant="default" onClick={() => setIsEditing(true)}>
                {rules === '' ? <Trans>Add rules</Trans> : <Trans>Edit rules</Trans>}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

interface GroupAboutProps {
  group: Group
  /** Shown beside the posts, where the page's header already has the description. */
  isSide?: boolean
}

/** A group's description, rules, creation date and owner. */
export function GroupAbout({ group, isSide = false }: GroupAboutProps) {
  const { i18n } = useLingui()
  const { id, description, created_at, owner, is_closed_group } = group
  const since = i18n.date(new Date(created_at), { dateStyle: 'long' })
  return (
    <Card as="div" className={classes.about}>
      {!isSide && description !== '' && (
        <section className={classes.part}>
          <h2 className={classes.title}>
            <Trans>Description</Trans>
          </h2>
          <FoldedText name={`group-about.${id}`} text={description} />
        </section>
      )}
      <Rules group={group} />
      <section className={classes.part}>
        <h2 className={classes.title}>
          <Trans>About this group</Trans>
        </h2>
        <p className={classes.text}>
          {is_closed_group === 1 ? (
            <Trans>Only members see the posts, the chat and each other.</Trans>
          ) : (
            <Trans>Everyone can see the posts and members, and join at once.</Trans>
          )}
        </p>
        <p className={classes.text}>
          <Trans>Here since {since}</Trans>
        </p>
        {owner && (
          <p className={classes.text}>
            <Trans>
              Owned by{' '}
              <Link to={paths.timeline(owner.user_id)} className={classes.owner}>
                <bdi>{owner.full_name}</bdi>
              </Link>
            </Trans>
          </p>
        )}
      </section>
    </Card>
  )
}

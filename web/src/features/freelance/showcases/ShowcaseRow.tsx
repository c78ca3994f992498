import type { Showcase } from '@commons/contract/freelance/showcases.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import classes from './Showcase.module.css'

/** The class of a list of rows. */
export const showcaseRows = classes.rows

function Side({ of }: { of: Showcase['client'] }) {
  if (of === null) return <Trans>a member who has left</Trans>
  return (
    <Link to={paths.freelancer(of.user_id)} className={classes.name}>
      <bdi>{of.full_name}</bdi>
    </Link>
  )
}

/** What the viewer, one of the two, may do with it. */
function Actions({ of: { id, title, acts, status } }: { of: Showcase }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('answer_showcase')
  const isShown = status === 'published'
  const withdraw = async () => {
    const question = isShown ? t`Remove this from both profiles?` : t`Withdraw your proposal?`
    if (await confirm(question, { about: title, destructive: true }))
      mutate({ showcase_id: id, status: 'withdrawn' })
  }
  return (
    <div className={classes.actions}>
      {acts.includes('accept') && (
        <Button size="sm" loading={isPending} onClick={() => mutate({ showcase_id: id, status: 'accepted' })}>
          <Trans>Show it on both profiles</Trans>
        </Button>
      )}
      {acts.includes('decline') && (
        <Button
          size="sm"
          variant="default"
          disabled={isPending}
          onClick={() => mutate({ showcase_id: id, status: 'declined' })}
        >
          <Trans context="to show work together">Decline</Trans>
        </Button>
      )}
      {acts.includes('withdraw') && (
        <Button size="sm" variant="default" disabled={isPending} onClick={() => void withdraw()}>
          {isShown ? <Trans>Remove from both profiles</Trans> : <Trans>Withdraw proposal</Trans>}
        </Button>
      )}
    </div>
  )
}

/** Work that two show together, with the names of both. */
export function ShowcaseRow({ showcase }: { showcase: Showcase }) {
  const { t } = useLingui()
  const { id, title, description, link, picture, client, freelancer, acts } = showcase
  return (
    <li className={classes.row}>
      <p className={classes.title}>
        <bdi>{title}</bdi>
      </p>
      <p className={classes.credits}>
        <Trans>
          Made by <Side of={freelancer} /> for <Side of={client} />
        </Trans>
      </p>
      {picture && (
        <div className={classes.picture}>
          <PictureView
            picture={picture}
            alt={picture.alt || t`Picture: ${title}`}
            sizes="(max-width: 479px) 80vw, 400px"
          />
        </div>
      )}
      {description !== '' && <FoldedText name={`showcase.${id}`} text={description} />}
      {link !== '' && (
        <p dir="auto">
          <LinkedText>{link}</LinkedText>
        </p>
      )}
      {acts.length > 0 && <Actions of={showcase} />}
    </li>
  )
}

import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconLock, IconPencil, IconShare3, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { share } from '../../../ui/share/share.ts'
import { TimeLeft } from '../BiddingEnds.tsx'
import { Budget, Dollars } from '../Dollars.tsx'
import { JobStatusBadge } from '../JobStatusBadge.tsx'
import classes from './JobPage.module.css'

const shareJob = (id: number) =>
  share({
    link: new URL(`/#${paths.job(id)}`, location.origin).href,
    title: <Trans>Share this project</Trans>,
    note: <Trans>People who open the link need to log in first.</Trans>,
  })

function ClientMenu({ job: { id, title, status } }: { job: JobDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const close = useWrite('close_project')
  const restore = useWrite('restore_project')
  const remove = useWrite('delete_project', {
    undo: () => restore.mutate({ project_id: id }),
    onDone: () => void navigate({ to: paths.findWork(), replace: true }),
  })
  const takesBids = status === 'open' || status === 'ended'
  const closeNow = async () => {
    const about = t`It takes no more bids, and its bidders get theirs back.`
    if (await confirm(t`Close this project?`, { about })) close.mutate({ project_id: id })
  }
  const deleteNow = async () => {
    if (await confirm(t`Are you sure to delete this.`, { about: title, destructive: true }))
      remove.mutate({ project_id: id })
  }
  return (
    <ActionMenu
      label={t`More for ${title}`}
      entries={[
        ...(takesBids || status === 'draft'
          ? [
              {
                label: t`Edit`,
                icon: <IconPencil size={20} aria-hidden="true" />,
                onSelect: () => void navigate({ to: paths.editJob(id) }),
              },
            ]
          : []),
        ...(takesBids
          ? [
              {
                label: t({ message: 'Close', context: 'a freelance project' }),
                icon: <IconLock size={20} aria-hidden="true" />,
                onSelect: () => void closeNow(),
              },
            ]
          : []),
        ...(status === 'awarded'
          ? []
          : [
              {
                label: t`Delete`,
                icon: <IconTrash size={20} aria-hidden="true" />,
                destructive: true,
                onSelect: () => void deleteNow(),
              },
            ]),
      ]}
    />
  )
}

/** Publishes a draft. */
function PublishButton({ job: { id } }: { job: JobDetail }) {
  const publish = useWrite('edit_project')
  return (
    <div>
      <Button loading={publish.isPending} onClick={() => publish.mutate({ project_id: id, status: 'open' })}>
        <Trans context="publish it">Post project</Trans>
      </Button>{' '}
      <Button component={Link} to={paths.editJob(id)} variant="default">
        <Trans>Edit</Trans>
      </Button>
    </div>
  )
}

/** Leads to freelancers with the skills that the job asks for, to invite them to it. */
function InviteLink({ job: { id, skills } }: { job: JobDetail }) {
  const search = { skills: skills.join('\n'), job: String(id) }
  return (
    <div>
      <Button
        renderRoot={(root) => <Link {...root} to={paths.findFreelancers()} search={search} />}
        variant="light"
        leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
      >
        <Trans>Invite freelancers</Trans>
      </Button>
    </div>
  )
}

/** The title of a job, its state and its figures. */
export function JobHead({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const { id, title, status, bid_count, average_bid, bidding_ends, is_own } = job
  return (
    <Card as="header" className={classes.head}>
      <div className={classes.top}>
        <div className={classes.names}>
          <h1 dir="auto" className={classes.title}>
            {title}
          </h1>
          <JobStatusBadge status={status} />
        </div>
        <div className={classes.tools}>
          {status !== 'draft' && (
            <ActionButton
              label={t`Share`}
              tip={t`Share`}
              icon={<IconShare3 size={22} stroke={1.75} />}
              onClick={() => void shareJob(id)}
            />
          )}
          {is_own === 1 && status !== 'suspended' && <ClientMenu job={job} />}
        </div>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>
            <Trans>Budget</Trans>
          </dt>
          <dd>
            <Budget of={job} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Bids</Trans>
          </dt>
          <dd>{bid_count}</dd>
        </div>
        <div>
          <dt>
            <Trans>Avegrage Bid</Trans>
          </dt>
          <dd>
            {average_bid !== null ? (
              <Dollars amount={average_bid} />
            ) : bid_count === 0 ? (
              <Trans>Not yet</Trans>
            ) : (
              <Trans>From 3 bids on</Trans>
            )}
          </dd>
        </div>
        {status === 'open' && bidding_ends !== null && (
          <div>
            <dt>
              <Trans>Time left</Trans>
            </dt>
            <dd>
              <TimeLeft until={bidding_ends} />
            </dd>
          </div>
        )}
      </dl>
      {is_own === 1 && status === 'draft' && <PublishButton job={job} />}
      {is_own === 1 && status === 'open' && <InviteLink job={job} />}
    </Card>
  )
}

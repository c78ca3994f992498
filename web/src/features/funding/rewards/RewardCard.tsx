import type { RewardTier } from '@commons/contract/projects/projects.ts'
import { isRunning } from '@commons/contract/shared/project-figures.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { amountText } from '../../../money/shown-amount.ts'
import { paths } from '../../../paths.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import { openCrowdfund } from '../crowdfund/open-crowdfund.ts'
import type { PanelProps } from '../panel-props.ts'
import { Delivery } from './Delivery.tsx'
import { isGone, leftOf } from './left.ts'
import classes from './RewardCard.module.css'

interface RewardCardProps extends PanelProps {
  tier: RewardTier
}

/** A reward: what it is, how many are left, and the button to pledge for it. */
export function RewardCard({ tier, project, funding }: RewardCardProps) {
  const { t } = useLingui()
  const { title, description, amount, taken: backer_count, delivery, picture } = tier
  const left = leftOf(tier)
  return (
    <li className={classes.reward}>
      {picture && (
        <div className={classes.picture}>
          <PictureView
            picture={picture}
            alt={picture.alt || t`Picture: ${title}`}
            share={1}
            sizes="(max-width: 767px) 100vw, 360px"
          />
        </div>
      )}
      <div className={classes.body}>
        <p className={classes.amount}>
          <Trans>
            from <Money amount={amount} currency="FCELL" always />
          </Trans>
        </p>
        <h3 className={classes.title}>
          <bdi>{title}</bdi>
        </h3>
        {description !== '' && (
          <p dir="auto" className={classes.text}>
            {description}
          </p>
        )}
        <p className={classes.facts}>
          <span>
            <Plural value={backer_count} one="# backer" other="# backers" />
          </span>
          {left !== undefined && (
            <span className={classes.left}>
              <Plural value={left} _0="none left" one="# left" other="# left" />
            </span>
          )}
        </p>
        {delivery !== null && (
          <p className={classes.delivery}>
            <Delivery month={delivery} />
          </p>
        )}
        <Actions tier={tier} project={project} funding={funding} />
      </div>
    </li>
  )
}

function Actions({ tier, project, funding }: RewardCardProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_reward_tier')
  const { reward_tier_id: id, title, amount } = tier
  const pledged = amountText(amount, { language: i18n.locale })
  const label = t`Pledge ${pledged} FCELL for ${title}`
  async function ask() {
    if (await confirm(<Trans>Are you sure to delete this.</Trans>, { about: title, destructive: true }))
      remove.mutate({ reward_tier_id: id })
  }
  if (funding?.is_owner === 1 && funding.state === 'running' && tier.taken === 0)
    return (
      <div>
        <Button
          variant="subtle"
          color="red"
          aria-label={t`Delete the reward ${title}`}
          loading={remove.isPending}
          onClick={() => void ask()}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    )
  if (isGone(tier)) return null
  if (funding?.can_pledge === 1)
    return (
      <Button
        fullWidth
        variant="light"
        aria-label={label}
        onClick={() => void openCrowdfund({ groupId: project.id, tierId: id })}
      >
        <Trans>Pledge {pledged} FCELL</Trans>
      </Button>
    )
  if (!funding && isRunning(project))
    return (
      <Button
        fullWidth
        variant="light"
        aria-label={label}
        component={Link}
        to={paths.loginFor(String(project.id))}
      >
        <Trans>Pledge {pledged} FCELL</Trans>
      </Button>
    )
  return null
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFileText, IconMessages, IconShieldCheck, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import classes from './LandingPage.module.css'

function Step({ icon: Sign, title, children }: { icon: Icon; title: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.step}>
      <span className={classes.sign}>
        <Sign size={24} stroke={1.75} aria-hidden="true" />
      </span>
      <h2 dir="auto" className={classes.stepName}>
        {title}
      </h2>
      <p className={classes.words}>{children}</p>
    </li>
  )
}

/** Where freelancing begins: for clients, and for freelancers. */
export default function LandingPage() {
  const { t } = useLingui()
  usePageTitle(t`Freelancing`)
  return (
    <FreelanceShell>
      <Card as="div" className={classes.head}>
        <h1 className={classes.title}>
          <Trans>Get work done, or get paid for yours</Trans>
        </h1>
        <p className={classes.lead}>
          <Trans>
            Describe a project and people here bid for it. Or find a project that suits you, and say what you
            ask for it.
          </Trans>
        </p>
        <div className={classes.ways}>
          <Button component={Link} to={paths.postJob()} size="md">
            <Trans>Hire a Freelancer</Trans>
          </Button>
          <Button component={Link} to={paths.freelanceDashboard()} size="md" variant="light">
            <Trans>Earn Money Freelancing</Trans>
          </Button>
        </div>
      </Card>
      <Card as="div">
        <ol className={classes.steps}>
          <Step icon={IconFileText} title={<Trans>Describe it</Trans>}>
            <Trans>What you need, by when, and what you can pay. Publishing is free.</Trans>
          </Step>
          <Step icon={IconMessages} title={<Trans>Compare bids</Trans>}>
            <Trans>Only you see what each bidder asks. Talk to them, and decline with a word.</Trans>
          </Step>
          <Step icon={IconShieldCheck} title={<Trans>Agree in writing</Trans>}>
            <Trans>
              Price and time are agreed before work begins. A bid that gets no answer comes back to its
              bidder.
            </Trans>
          </Step>
        </ol>
      </Card>
      <Card as="div">
        <p className={classes.words}>
          <Trans>
            Did somebody show you their reputation from here?{' '}
            <Link to={paths.checkReputation()}>Check that it's genuine</Link>
          </Trans>
        </p>
      </Card>
    </FreelanceShell>
  )
}

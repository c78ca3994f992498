import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './MorePage.module.css'

function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.question}>
      <h2 className={classes.asked}>{asked}</h2>
      <p className={classes.answer}>{children}</p>
    </section>
  )
}

/** Frequently asked questions about Commons. */
export default function FaqPage() {
  const { t } = useLingui()
  return (
    <HeadedPage name={t`FAQ`} hint={<Trans>Short answers about Commons.</Trans>}>
      <Card as="div">
        <Question asked={<Trans>Who sees my posts?</Trans>}>
          <Trans>
            You choose for each post. Everyone here can see a public post, and only your friends a private
            one. Friends are people you follow who follow you back.
          </Trans>
        </Question>
        <Question asked={<Trans>Why do I see these posts?</Trans>}>
          <Trans>
            Posts appear in the order they were published. There's no ranking. On{' '}
            <Link to={paths.dashboard()}>Home</Link> you can see all posts, or only those from people and tags
            you follow.
          </Trans>
        </Question>
        <Question asked={<Trans>Can I change or take back a post?</Trans>}>
          <Trans>
            Yes. You can edit it, and people can see what it said before. If you delete it, you can undo that
            for a moment.
          </Trans>
        </Question>
        <Question asked={<Trans>What's a reminder?</Trans>}>
          <Trans>
            It shows a post to the people who follow you, with a remark of yours if you like. Its author still
            decides who can see it.
          </Trans>
        </Question>
        <Question asked={<Trans>Someone or something bothers me. What can I do?</Trans>}>
          <Trans>
            The menu of a post lets you mute a tag or a word, block its author, or report it. When you block
            someone, you don't see each other anymore. You can undo it in{' '}
            <Link to={paths.setting('blocked-channels')}>Settings</Link>.
          </Trans>
        </Question>
        <Question asked={<Trans>Which rules hold here?</Trans>}>
          <Trans>
            Read our <Link to={paths.rules()}>rules</Link>, the <Link to={paths.terms()}>terms</Link> and the{' '}
            <Link to={paths.privacy()}>privacy page</Link>. The <Link to={paths.imprint()}>imprint</Link> says
            who runs this network.
          </Trans>
        </Question>
        <Question asked={<Trans>How do I get fewer notifications?</Trans>}>
          <Trans>
            In <Link to={paths.setting('notifications')}>Settings</Link> you choose what you're told and
            where: in Commons, by email or pushed. You can set quiet hours, too.
          </Trans>
        </Question>
        <Question asked={<Trans>How do I keep my account safe?</Trans>}>
          <Trans>
            Turn on two-factor login in <Link to={paths.setting()}>Settings</Link>, or add a passkey. You can
            see there where you're logged in, and log out other devices.
          </Trans>
        </Question>
        <Question asked={<Trans>How do I invite friends?</Trans>}>
          <Trans>
            Send them your link. When they register with it and verify their email, you both get a
            contribution point. You see who joined under{' '}
            <Link to={paths.setting('referrals')}>Referrals</Link>.
          </Trans>
        </Question>
        <Question asked={<Trans>Does Commons work without a network?</Trans>}>
          <Trans>
            Yes, with what was loaded before. What you write is sent as soon as you're back online.
          </Trans>
        </Question>
        <Question asked={<Trans>Are there keyboard shortcuts?</Trans>}>
          <Trans>
            Yes. Press ? on any page to see them, and turn them off in{' '}
            <Link to={paths.setting('appearance')}>Settings</Link>.
          </Trans>
        </Question>
      </Card>
    </HeadedPage>
  )
}

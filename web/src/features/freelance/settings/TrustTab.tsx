import type { TrustProof, TrustScore } from '@commons/contract/freelance/trust.ts'
import { type TrustStrength, trustStrengths } from '@commons/contract/shared/trust.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCertificate, IconCircleCheck, IconDeviceMobile, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import kit from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { openReputation } from '../../freelancers/public.ts'
import classes from './FreelancerSettings.module.css'
import { linkProviders } from './link-providers.ts'
import { LinkProof } from './LinkProof.tsx'
import { PhoneProof } from './PhoneProof.tsx'

function Score({ trust: { score, most, strength, proofs } }: { trust: TrustScore }) {
  const { t } = useLingui()
  const heading = useId()
  const names: Record<TrustStrength, string> = {
    low: t({ message: 'Low', context: 'trust' }),
    good: t({ message: 'Good', context: 'trust' }),
    excellent: t({ message: 'Excellent', context: 'trust' }),
  }
  const reached = trustStrengths.indexOf(strength)
  const next = proofs.find(({ is_proven }) => is_proven === 0)
  return (
    <Card aria-labelledby={heading} className={classes.stack}>
      <h2 id={heading} className={classes.title}>
        <Trans>Trust score</Trans>
      </h2>
      <p className={classes.score}>
        <Trans>
          <strong>{score}</strong> of {most}
        </Trans>
      </p>
      <ol className={classes.steps} aria-label={t`Strength`}>
        {trustStrengths.map((name, i) => (
          <li
            key={name}
            data-reached={i <= reached || undefined}
            aria-current={name === strength ? 'step' : undefined}
          >
            {names[name]}
          </li>
        ))}
      </ol>
      <p className={kit.text}>{next ? <Next proof={next} /> : <Trans>You've verified everything.</Trans>}</p>
    </Card>
  )
}

function Next({ proof: { kind, points } }: { proof: TrustProof }) {
  if (kind === 'email')
    return (
      <Plural
        value={points}
        one="Verify your email for # more point."
        other="Verify your email for # more points."
      />
    )
  if (kind === 'phone')
    return (
      <Plural
        value={points}
        one="Verify your phone for # more point."
        other="Verify your phone for # more points."
      />
    )
  const { name } = linkProviders[kind]
  return (
    <Plural
      value={points}
      one={`Link your ${name} account for # more point.`}
      other={`Link your ${name} account for # more points.`}
    />
  )
}

/** Its sign, its name, and what the member does for it. */
function usePartsOf({ kind, is_proven }: TrustProof, trust: TrustScore) {
  const { t } = useLingui()
  const isProven = is_proven === 1
  if (kind === 'email')
    return { icon: IconMail, name: t`Email`, part: <Email trust={trust} isProven={isProven} /> }
  if (kind === 'phone')
    return { icon: IconDeviceMobile, name: t`Phone`, part: <PhoneProof mobile={trust.mobile} /> }
  return { ...linkProviders[kind], part: <LinkProof provider={kind} isLinked={isProven} /> }
}

function Proof({ proof, trust }: { proof: TrustProof; trust: TrustScore }) {
  const { kind, points, is_proven } = proof
  const { icon: Icon, name, part } = usePartsOf(proof, trust)
  const isAccount = kind !== 'email' && kind !== 'phone'
  return (
    <li className={kit.row}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div className={kit.rowBody}>
        <h3 className={kit.rowName}>
          <bdi>{name}</bdi>
          {is_proven === 1 && (
            <span className={kit.good}>
              <IconCircleCheck size={18} aria-hidden="true" />
              {isAccount ? <Trans context="an account elsewhere">Linked</Trans> : <Trans>Verified</Trans>}
            </span>
          )}
        </h3>
        {part}
      </div>
      <span className={classes.points}>
        <Plural value={points} one="# point" other="# points" />
      </span>
    </li>
  )
}

function Email({ trust, isProven }: { trust: TrustScore; isProven: boolean }) {
  return (
    <>
      <p className={kit.rowText}>{trust.email}</p>
      {!isProven && (
        <p className={kit.rowText}>
          <Link to={paths.setting('email')}>
            <Trans>Verify it in your account settings</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

function Proofs({ trust }: { trust: TrustScore }) {
  const heading = useId()
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        <Trans>Verification</Trans>
      </h2>
      <ul className={kit.rows}>
        {trust.proofs.map((proof) => (
          <Proof key={proof.kind} proof={proof} trust={trust} />
        ))}
      </ul>
    </Card>
  )
}

/** What others can check of a member's work, to show elsewhere. */
function Reputation() {
  const heading = useId()
  return (
    <Card aria-labelledby={heading} className={classes.stack}>
      <h2 id={heading} className={classes.title}>
        <Trans>Your reputation elsewhere</Trans>
      </h2>
      <p className={kit.text}>
        <Trans>
          Take your reviews and finished work along as a file that we sign. Anyone can check it, without an
          account.
        </Trans>
      </p>
      <div className={kit.actions}>
        <Button
          variant="default"
          leftSection={<IconCertificate size={18} aria-hidden="true" />}
          onClick={openReputation}
        >
          <Trans>Take your reputation along</Trans>
        </Button>
      </div>
    </Card>
  )
}

export function TrustTab() {
  const read = useRead('get_trust_score', {})
  if (read.data === undefined)
    return (
      <Card>
        <Loaded read={read}>{() => null}</Loaded>
      </Card>
    )
  return (
    <>
      <Score trust={read.data.data} />
      <Proofs trust={read.data.data} />
      <Reputation />
    </>
  )
}

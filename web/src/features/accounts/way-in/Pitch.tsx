import { ownName } from '@commons/contract/shared/renamed.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconCheckbox,
  IconCoins,
  IconMessageCircle,
  IconSeedling,
  IconTopologyStar3,
} from '@tabler/icons-react'
import { useSlogans } from '../../../ui/theme/brand.ts'
import classes from './Pitch.module.css'
import { Circles } from './Circles.tsx'

/** What Commons offers: beside the forms on wide screens, shortened and above them on narrow screens. */
export function Pitch() {
  const { t } = useLingui()
  const software = ownName
  const points = [
    {
      icon: IconMessageCircle,
      name: t`Free speech`,
      what: t`Say what you mean, to everyone or just to friends.`,
    },
    {
      icon: IconTopologyStar3,
      name: t`Decentralisation`,
      what: t`Open source: anyone can run their own ${software}.`,
    },
    { icon: IconSeedling, name: t`Crowdfunding`, what: t`If enough people want it, it gets made.` },
    { icon: IconCoins, name: t`Blockchain`, what: t`Value belongs to those who create it.` },
    { icon: IconCheckbox, name: t`Voting`, what: t`One member, one vote.` },
  ]
  return (
    <section className={classes.pitch} aria-label={t`What Commons stands for`}>
      <Circles />
      <p className={classes.slogan}>{useSlogans()[0]}</p>
      <ul className={classes.points}>
        {points.map(({ icon: Icon, name, what }) => (
          <li key={name}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <span>
              <strong dir="auto" className={classes.name}>
                {name}
              </strong>
              <span className={classes.what}>{what}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.short}>
        <Trans>Free speech, decentralisation, crowdfunding, blockchain and voting.</Trans>
      </p>
    </section>
  )
}

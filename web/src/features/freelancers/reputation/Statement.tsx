import type { ReputationStatement } from '@commons/contract/freelance/reputation.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fiatText } from '../../../money/shown-amount.ts'
import classes from './Reputation.module.css'

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface SideProps {
  of: ReputationStatement['as_client']
  title: ReactNode
  counterparts: ReactNode
  amount: ReactNode
}

/** What a member is on one side of their agreements. */
function Side({ of, title, counterparts, amount }: SideProps) {
  const { i18n } = useLingui()
  const count = of.reviews
  return (
    <section className={classes.side}>
      <h3 dir="auto" className={classes.name}>
        {title}
      </h3>
      {of.agreements === 0 ? (
        <p className={classes.note}>
          <Trans>No paid work yet.</Trans>
        </p>
      ) : (
        <dl className={classes.facts}>
          <Fact name={<Trans>Paid agreements</Trans>}>{of.agreements}</Fact>
          <Fact name={counterparts}>{of.counterparts}</Fact>
          <Fact name={amount}>{fiatText(of.amount_usd, 'USD', i18n.locale)}</Fact>
          <Fact name={<Trans>Rating</Trans>}>
            {count === 0 ? (
              <Trans>No reviews</Trans>
            ) : (
              <>
                {new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1 }).format(Number(of.rating))}
                {' · '}
                <Plural value={count} one="# review" other="# reviews" />
              </>
            )}
          </Fact>
        </dl>
      )}
    </section>
  )
}

/** What a signed reputation says. */
export function Statement({ of: { as_freelancer, as_client } }: { of: ReputationStatement }) {
  return (
    <div className={classes.sides}>
      <Side
        of={as_freelancer}
        title={<Trans context="of a member's work">As freelancer</Trans>}
        counterparts={<Trans>Different clients</Trans>}
        amount={<Trans>Earned</Trans>}
      />
      <Side
        of={as_client}
        title={<Trans context="of a member's work">As client</Trans>}
        counterparts={<Trans>Different freelancers</Trans>}
        amount={<Trans>Paid out</Trans>}
      />
    </div>
  )
}

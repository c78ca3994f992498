import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import classes from './Legal.module.css'

/** The rules of the network, for everybody. */
export default function RulesPage() {
  const { t } = useLingui()
  usePageTitle(t`Rules`)
  const read = useRead('rule_list', {})
  return (
    <Card className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Rules</Trans>
      </h1>
      <p className={classes.facts}>
        <Trans>Moderators decide by these rules, and say which one they mean.</Trans>
      </p>
      <Loaded read={read}>
        {({ recdata }) => (
          <ol className={classes.rules}>
            {recdata.map(({ rule_id, title, text }) => (
              <li key={rule_id} className={classes.rule}>
                <h2 dir="auto">{title}</h2>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <p className={classes.facts}>
        <Link to={paths.decisionLog()} className={classes.link}>
          <Trans>How we moderate</Trans>
        </Link>
      </p>
    </Card>
  )
}

import type { Scope } from '@commons/contract/shared/scopes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconCoins,
  IconExternalLink,
  IconEye,
  IconMessage,
  IconPencil,
  IconUserCheck,
  IconWallet,
  type Icon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Answer } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { useLogout } from '../../home/account-menu/public.ts'
import { scopeTexts } from '../settings/tokens/scope-texts.ts'
import type { Asked } from './asked.ts'
import classes from './Authorize.module.css'
import { ConsentForm } from './ConsentForm.tsx'

const icons: Readonly<Record<Scope, Icon>> = {
  read: IconEye,
  write: IconPencil,
  chat: IconMessage,
  wallet: IconWallet,
  money: IconCoins,
}

export type AppRequest = Answer<'app_request'>['recdata']

interface ConsentProps {
  asked: Asked
  request: AppRequest
  /** Called with where to send the member. */
  onDecided: (address: string) => void
}

/** Who asks, for what, as whom the member would agree, and the form by which they do. */
export function Consent({ asked, request, onDecided }: ConsentProps) {
  const { i18n } = useLingui()
  const { website, made_by, scopes, returns_to } = request
  return (
    <div className={classes.consent}>
      {/* First what is so; its website and its name are what its maker says of it. */}
      <p className={classes.note}>
        <Trans>
          Either way, you'll be sent to <bdi className={classes.where}>{returns_to}</bdi>.
        </Trans>
      </p>
      <p className={classes.who}>
        <span>
          <Trans>
            Made by{' '}
            <Link to={paths.timeline(made_by.user_id)}>
              <bdi>{made_by.full_name}</bdi>
            </Link>
            , who says its website is
          </Trans>
        </span>
        <a href={website} target="_blank" rel="noopener noreferrer nofollow">
          <bdi>{URL.parse(website)?.host ?? website}</bdi>
          <IconExternalLink size={16} aria-hidden="true" />
        </a>
      </p>
      <section aria-labelledby="app-may">
        <h2 id="app-may" className={classes.heading}>
          <Trans>What it will be able to do</Trans>
        </h2>
        <ul className={classes.scopes}>
          {scopes.map((scope) => {
            const Sign = icons[scope]
            return (
              <li key={scope} data-scope={scope}>
                <Sign size={22} stroke={1.75} aria-hidden="true" />
                <span>
                  <span className={classes.may}>{i18n._(scopeTexts[scope].label)}</span>
                  <span className={classes.hint}>{i18n._(scopeTexts[scope].hint)}</span>
                </span>
              </li>
            )
          })}
        </ul>
        <p className={classes.note}>
          <Trans>
            It can never change your login or withdraw money. You can end its access any time in Settings &gt;
            Security &gt; Apps and bots.
          </Trans>
        </p>
      </section>
      <LoggedInAs />
      <ConsentForm
        asked={asked}
        asksMoney={scopes.includes('money')}
        onAllowed={onDecided}
        onDeclined={() => onDecided(request.decline_to)}
      />
    </div>
  )
}

/** Who would agree, and a way to do it as somebody else. */
function LoggedInAs() {
  const session = useSession()
  const { logOut, leaving } = useLogout()
  if (!session) return null
  return (
    <div className={classes.as}>
      <IconUserCheck size={22} stroke={1.75} aria-hidden="true" />
      <p>
        <Trans>
          You're logged in as{' '}
          <strong>
            <bdi>{session.full_name}</bdi>
          </strong>{' '}
          <bdi>@{session.username}</bdi>
        </Trans>
      </p>
      {/* The login leads back here. */}
      <button type="button" className={classes.other} disabled={leaving} onClick={() => void logOut()}>
        <Trans>Use a different account</Trans>
      </button>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Suspense, useId, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useOwnAvatar } from '../../../api/use-own-avatar.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from '../shell/TopBar.module.css'
import { openedPiece } from '../../../ui/states/piece.tsx'

const AccountMenuBody = openedPiece(() => import('./AccountMenuBody.tsx'))

/** The member's picture in the top bar, a button that opens the account panel. */
export function AccountMenu() {
  const { t } = useLingui()
  const session = useSession()
  const avatar = useOwnAvatar()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  if (!session) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.account}
        aria-label={t`Account menu`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened((before) => !before)}
      >
        <MemberAvatar name={session.full_name} src={avatar} size={36} />
      </button>
      {opened && button.current && (
        <Suspense>
          <AccountMenuBody id={id} anchor={button.current} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}

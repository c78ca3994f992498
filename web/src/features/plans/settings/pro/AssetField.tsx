import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'
import { useWrite } from '../../../../api/use-call.ts'
import { SendingProgress } from '../../../../compose/SendingProgress.tsx'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import own from './AssetField.module.css'
import { useAsset, type Asset } from './use-asset.ts'

interface AssetFieldProps {
  asset: Asset
  name: ReactNode
  hint: ReactNode
  /** The current picture's URL. */
  stored: string | null
}

/** A picture of the profile: choosing a file uploads it at once. */
export function AssetField({ asset, name, hint, stored }: AssetFieldProps) {
  const { sending, failure, send, cancel } = useAsset(asset)
  const remove = useWrite('update_pro_setting')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={own.asset}>
      <div className={clsx(own.picture, own[asset])}>{stored && <img src={stored} alt="" />}</div>
      <div className={own.body}>
        <p dir="auto" className={own.name}>
          {name}
        </p>
        <p className={classes.rowText}>{hint}</p>
        {sending ? (
          <SendingProgress sending={sending} onCancel={cancel} />
        ) : (
          <div className={classes.actions}>
            <OnlineButton variant="default" onClick={() => input.current?.click()}>
              {asset === 'logo' ? (
                <LogoAction isThere={stored !== null} />
              ) : (
                <BackgroundAction isThere={stored !== null} />
              )}
            </OnlineButton>
            <input
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
              hidden
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0]
                // Reset, so that the same file can be chosen again after a failure.
                currentTarget.value = ''
                if (file) send(file)
              }}
            />
            {stored && (
              <OnlineButton
                variant="subtle"
                color="rose"
                loading={remove.isPending}
                onClick={() =>
                  remove.mutate(asset === 'logo' ? { remove_logo: 1 } : { remove_background: 1 })
                }
              >
                {asset === 'logo' ? <Trans>Remove logo</Trans> : <Trans>Remove background</Trans>}
              </OnlineButton>
            )}
          </div>
        )}
        <FailureNote failure={failure} />
      </div>
    </div>
  )
}

const LogoAction = ({ isThere }: { isThere: boolean }) =>
  isThere ? <Trans>Change logo</Trans> : <Trans>Choose a logo</Trans>

const BackgroundAction = ({ isThere }: { isThere: boolean }) =>
  isThere ? <Trans>Change background</Trans> : <Trans>Choose a background</Trans>

import { useLingui } from '@lingui/react/macro'
import { IconBlur, IconBlurOff } from '@tabler/icons-react'
import { useStore } from '../../../ui/store.ts'
import { canBlur, isSeen, type OwnMedia } from './own-media.ts'
import { RoundButton } from './RoundButton.tsx'

/** Blurs what is behind the member, while their camera is on and where the browser can. */
export function BlurButton({ media }: { media: OwnMedia }) {
  const { t } = useLingui()
  const state = useStore(media.state)
  if (!isSeen(state) || !canBlur()) return null
  const isOn = state.blur !== 'off'
  const label = state.blur === 'loading' ? t`Blurring your background…` : t`Stop blurring your background`
  return (
    <RoundButton
      label={isOn ? label : t`Blur your background`}
      isOff={isOn}
      icon={isOn ? IconBlurOff : IconBlur}
      onClick={() => void media.setBlur(!isOn)}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useStore } from '../../../ui/store.ts'
import type { OwnMedia } from './own-media.ts'

/** Chooses microphone and camera, where there is more than one of a kind. */
export function DevicePickers({ media }: { media: OwnMedia }) {
  const { t } = useLingui()
  const { devices, mic, cameraId } = useStore(media.state)
  const kinds = [
    { kind: 'mic', of: 'audioinput', label: t`Microphone`, now: mic?.getSettings().deviceId },
    { kind: 'camera', of: 'videoinput', label: t`Camera`, now: cameraId },
  ] as const
  return kinds.map(({ kind, of, label, now }) => {
    const own = devices.filter((device) => device.kind === of && device.deviceId !== '')
    if (own.length === 0) return null
    return (
      <NativeSelect
        key={kind}
        label={label}
        value={now ?? own[0]?.deviceId ?? ''}
        onChange={({ currentTarget }) => void media.choose(kind, currentTarget.value)}
        data={own.map(({ deviceId, label: name }, index) => ({
          value: deviceId,
          label: name === '' ? `${label} ${index + 1}` : name,
        }))}
      />
    )
  })
}

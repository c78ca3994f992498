import type { Channel } from '@commons/contract/videos/channels.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import { ChannelAvatar } from '../channels/ChannelAvatar.tsx'
import classes from './ChannelFilter.module.css'

const pause = 150

interface ChannelFilterProps {
  channel: number | undefined
  onChange: (channel: number | undefined) => void
}

function Option({ channel: { name, handle, file } }: { channel: Channel }) {
  return (
    <>
      <ChannelAvatar name={name} src={file} size={40} />
      <span className={classes.names}>
        <bdi>{name}</bdi>
        <span className={classes.handle}>@{handle}</span>
      </span>
    </>
  )
}

/** The channel that results are narrowed to, with a way to take it back. */
function Chosen({ channel, onRemove }: { channel: number; onRemove: () => void }) {
  const { t } = useLingui()
  const { data } = useRead('get_channel', { channel_id: channel })
  const name = data?.response.name ?? '…'
  return (
    <button type="button" className={classes.chosen} aria-label={t`Not only ${name}`} onClick={onRemove}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
      </span>
      <IconX size={18} aria-hidden="true" />
    </button>
  )
}

function Choice({ onChoose }: { onChoose: (channel: number) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [settled] = useDebouncedValue(typed.trim(), pause)
  const asked = isOpen && typed.trim() !== '' ? settled : ''
  const { data } = useRead(
    'search_channels',
    { search_term: asked },
    { enabled: asked !== '', staleTime: 60_000 },
  )
  return (
    <ComboboxField
      className={classes.field}
      aria-label={t`Channel`}
      placeholder={t`Any channel`}
      spellCheck={false}
      maxLength={unitsFor(80)}
      value={typed}
      onType={(text) => setTyped(beginningOf(text, 80))}
      isOpen={isOpen}
      onOpen={setIsOpen}
      options={asked === '' ? [] : (data?.response ?? [])}
      keyOf={({ id }) => id}
      listLabel={t`Channels`}
      renderOption={(channel) => <Option channel={channel} />}
      onChoose={({ id }) => onChoose(id)}
    />
  )
}

/** Narrows results to a channel, found by its name. */
export function ChannelFilter({ channel, onChange }: ChannelFilterProps) {
  const root = useRef<HTMLDivElement>(null)
  // What was pressed is gone afterwards: the focus goes to what stands in its place.
  const change = (chosen: number | undefined) => {
    onChange(chosen)
    setTimeout(() => root.current?.querySelector<HTMLElement>('button, input')?.focus())
  }
  return (
    <div ref={root} className={classes.filter}>
      {channel === undefined ? (
        <Choice onChoose={change} />
      ) : (
        <Chosen channel={channel} onRemove={() => change(undefined)} />
      )}
    </div>
  )
}

import { longestPlaylistName } from '@commons/contract/shared/site-video.ts'
import type { Playlist, PlaylistVisibility } from '@commons/contract/videos/playlists.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconLink, IconLock, IconWorld } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

export interface PlaylistFormProps {
  /** The one that is changed; without it one is created. */
  playlist?: Playlist | undefined
  /** The first video of the one that is created. */
  videoId?: number | undefined
  onClose: () => void
}

/** The name of a playlist, and who sees it. */
export function PlaylistForm({ playlist, videoId, onClose }: PlaylistFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(playlist?.name ?? '')
  const [visibility, setVisibility] = useState<PlaylistVisibility>(playlist?.visibility ?? 'Private')
  const said = {
    toasts: 'none' as const,
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  }
  const create = useWrite('create_playlist', said)
  const update = useWrite('update_playlist', said)
  const { error, isPending } = playlist ? update : create
  const { issues, failure } = useRefused(error, { name, visibility })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    const chosen = { name, visibility }
    if (playlist) update.mutate({ ...chosen, playlist_id: playlist.playlist_id })
    else create.mutate(videoId === undefined ? chosen : { ...chosen, video_id: videoId })
  }
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Name`}
        name="name"
        autoComplete="off"
        maxLength={unitsFor(longestPlaylistName)}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <RadioCards<PlaylistVisibility>
        legend={<Trans>Visibility</Trans>}
        value={visibility}
        onChange={setVisibility}
        choices={[
          {
            value: 'Private',
            label: t`Private`,
            hint: t`Only you can see it.`,
            icon: <IconLock {...icon} />,
          },
          {
            value: 'Unlisted',
            label: t`Unlisted`,
            hint: t`Members who have the link can see it; no list shows it.`,
            icon: <IconLink {...icon} />,
          },
          {
            value: 'Public',
            label: t`Public`,
            hint: t({ message: 'All members can see it, on your channels too.', context: 'a playlist' }),
            icon: <IconWorld {...icon} />,
          },
        ]}
      />
      <FailureNote failure={failure ?? issues.visibility} />
      <FormActions onCancel={onClose} loading={isPending} disabled={name.trim() === ''}>
        {playlist ? <Trans>Save</Trans> : <Trans>Create</Trans>}
      </FormActions>
    </form>
  )
}

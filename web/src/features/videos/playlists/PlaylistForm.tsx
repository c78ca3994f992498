import { longestPlaylistName } from '@commons/contract/shared/site-video.ts'
import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
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
  const [isPrivate, setPrivate] = useState(playlist?.is_private !== 0)
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
  const { issues, failure } = useRefused(error, { name })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    const chosen = { name, is_private: isPrivate ? 1 : 0 } as const
    if (playlist) update.mutate({ ...chosen, playlist_id: playlist.playlist_id })
    else create.mutate(videoId === undefined ? chosen : { ...chosen, video_id: videoId })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Name`}
        name="name"
        autoComplete="off"
        maxLength={longestPlaylistName}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox
        label={t`Only you can see it`}
        checked={isPrivate}
        onChange={({ currentTarget }) => setPrivate(currentTarget.checked)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending} disabled={name.trim() === ''}>
        {playlist ? <Trans>Save</Trans> : <Trans>Create</Trans>}
      </FormActions>
    </form>
  )
}

import { type Forms, type } from '../../../test-walk-forms.tsx'
import { PlaylistForm } from './PlaylistForm.tsx'
import { aPlaylist } from './test-playlists.ts'

const ignore = () => {}
const fill = () => type('Name', 'Bread')
const fields = { name: 'Name' }

export const forms: Forms = {
  'features/videos/playlists/PlaylistForm.tsx': [
    {
      call: 'create_playlist',
      render: () => <PlaylistForm videoId={1} onClose={ignore} />,
      fill,
      fields,
      given: ['visibility', 'video_id'],
    },
    {
      call: 'update_playlist',
      render: () => <PlaylistForm playlist={aPlaylist(5)} onClose={ignore} />,
      fill,
      fields,
      given: ['visibility', 'playlist_id'],
    },
  ],
}

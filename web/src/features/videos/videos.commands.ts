import { msg } from '@lingui/core/macro'
import { IconPlaylistAdd, IconVideoPlus } from '@tabler/icons-react'
import type { Command, Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'
import { openPlaylist } from './playlists/open-playlist.ts'
import { sitePlaces } from './shell/site-places.ts'
import { createVideo } from './upload/create-video.ts'

/** The places of the site that the navigation doesn't have. */
const elsewhere: readonly string[] = [paths.videos(), paths.reels(), paths.dashboard()]
const ownPlaces = sitePlaces.filter(({ to }) => !elsewhere.includes(to))

export const videos: Commands = {
  partOf: 'videos',
  commands: [
    {
      id: 'videos.new',
      group: 'create',
      label: msg`New video`,
      words: msg`upload create film`,
      icon: IconVideoPlus,
      does: () => createVideo(),
    },
    {
      id: 'videos.playlist',
      group: 'create',
      label: msg`New playlist`,
      words: msg`create list of videos`,
      icon: IconPlaylistAdd,
      does: () => openPlaylist(),
    },
    ...ownPlaces.map(({ to, label, icon }): Command => ({
      id: to,
      group: 'place',
      label,
      of: msg`Videos`,
      icon,
      does: to,
    })),
  ],
  words: [{ to: paths.videos(), words: msg`films watch channels tube` }],
}

import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { piece } from '../../ui/states/piece.tsx'

const About = piece(() => import('./about/About.tsx'))

export const profiles: Feature = {
  sections: [
    {
      rank: 50,
      name: 'about',
      label: <Trans>About</Trans>,
      Body: ({ member, viewAs, tab, onTab }) => (
        <About userId={member.user_id} viewAs={viewAs} tab={tab} onTab={onTab} />
      ),
    },
  ],
}

import { useLingui } from '@lingui/react/macro'
import {
  IconArrowLeft,
  IconBadgeCc,
  IconGauge,
  IconHeadphones,
  IconPlayerTrackNext,
  IconSettings,
  IconSparkles,
  IconTextSize,
  IconBackground,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { MenuButton } from '../ui/actions/ActionMenu.tsx'
import type { MenuEntry, OpenMenu } from '../ui/actions/menu-entry.ts'
import ActionMenuList from '../ui/actions/ActionMenuList.tsx'
import bar from '../ui/video/PlayerBar.module.css'
import { speeds } from '../ui/video/player-keys.ts'
import { captionGrounds, captionSizes, choose, type Quality } from './choices.ts'
import classes from './SettingsMenu.module.css'
import { levelFor } from './stream.ts'
import type { Screen } from './use-screen.ts'

type Page = 'speed' | 'quality' | 'captions' | 'size' | 'ground'

/** An entry that names a choice and its present value. */
const row = (name: ReactNode, value: ReactNode) => (
  <span className={classes.row}>
    <bdi>{name}</bdi> <span className={classes.value}>{value}</span>
  </span>
)

const icon = { size: 20, 'aria-hidden': true } as const

function useEntries(
  screen: Screen,
  page: Page | undefined,
  open: (page: Page | undefined) => void,
): MenuEntry[] {
  const { t } = useLingui()
  const { choices, captions, figure, stream, player } = screen
  const { heights, height, sound } = stream
  const inUse = heights[levelFor(heights, choices.quality) ?? -1]
  const automatic = height === undefined ? t`Automatic` : t`Automatic (${height}p)`
  const qualityName = (quality: Quality) =>
    quality === 'auto' ? automatic : quality === 'saver' ? t`Data saver` : `${quality}p`
  const [on, off] = [t`On`, t`Off`]
  const grounds = {
    solid: t({ message: 'Black', context: 'background of captions' }),
    soft: t({ message: 'See-through', context: 'background of captions' }),
    none: t({ message: 'None', context: 'background of captions' }),
  }
  const speedName = (speed: number) =>
    speed === 1 ? t({ message: 'Normal', context: 'speed of a video' }) : `${figure(speed)}×`
  const percent = (size: number) => `${figure(size * 100)} %`
  const back = (name: ReactNode): MenuEntry => ({
    label: name,
    icon: <IconArrowLeft {...icon} />,
    staysOpen: true,
    onSelect: () => open(undefined),
  })
  const option = (label: ReactNode, checked: boolean, onSelect: () => void): MenuEntry => ({
    label,
    checked,
    onSelect,
  })
  const leads = (to: Page, image: ReactNode, name: ReactNode, value: ReactNode): MenuEntry => ({
    label: row(name, value),
    icon: image,
    staysOpen: true,
    onSelect: () => open(to),
  })

  switch (page) {
    case 'speed':
      return [
        back(t`Speed`),
        ...speeds.map((speed) =>
          option(speedName(speed), speed === choices.speed, () => screen.setSpeed(speed)),
        ),
      ]
    case 'quality':
      return [
        back(t`Quality`),
        ...(['auto', ...heights.toReversed(), 'saver'] as const).map((quality) =>
          option(
            qualityName(quality),
            quality === choices.quality || (typeof choices.quality === 'number' && quality === inUse),
            () => choose({ quality }),
          ),
        ),
      ]
    case 'captions':
      return [
        back(t`Captions`),
        option(off, captions.track === undefined, () => captions.choose(undefined)),
        ...captions.tracks.map((track) =>
          option(track.label, track === captions.track, () => captions.choose(track)),
        ),
      ]
    case 'size':
      return [
        back(t`Size of captions`),
        ...captionSizes.map((size) =>
          option(percent(size), size === choices.captionSize, () => choose({ captionSize: size })),
        ),
      ]
    case 'ground':
      return [
        back(t`Background of captions`),
        ...captionGrounds.map((ground) =>
          option(grounds[ground], ground === choices.captionGround, () => choose({ captionGround: ground })),
        ),
      ]
    case undefined:
      return [
        leads('speed', <IconGauge {...icon} />, t`Speed`, speedName(choices.speed)),
        ...(heights.length > 0 && !stream.isSoundOnly
          ? [
              leads(
                'quality',
                <IconSparkles {...icon} />,
                t`Quality`,
                qualityName(inUse && typeof choices.quality === 'number' ? inUse : choices.quality),
              ),
            ]
          : []),
        ...(captions.tracks.length > 0
          ? [
              leads('captions', <IconBadgeCc {...icon} />, t`Captions`, captions.track?.label ?? off),
              leads('size', <IconTextSize {...icon} />, t`Size of captions`, percent(choices.captionSize)),
              leads(
                'ground',
                <IconBackground {...icon} />,
                t`Background of captions`,
                grounds[choices.captionGround],
              ),
            ]
          : []),
        ...(sound === undefined
          ? []
          : [
              {
                label: row(t`Audio only`, stream.isSoundOnly ? on : off),
                icon: <IconHeadphones {...icon} />,
                onSelect: () => screen.setSoundOnly(!stream.isSoundOnly),
              },
            ]),
        ...(player.next
          ? [
              {
                label: row(t`Play the next video`, choices.autoNext ? on : off),
                icon: <IconPlayerTrackNext {...icon} />,
                onSelect: () => choose({ autoNext: !choices.autoNext }),
              },
            ]
          : []),
      ]
  }
}

function SettingsList({ screen, menu }: { screen: Screen; menu: OpenMenu }) {
  const [page, setPage] = useState<Page>()
  const entries = useEntries(screen, page, setPage)
  return <ActionMenuList key={page ?? 'all'} {...menu} entries={entries} />
}

/** Speed, quality, captions and what else members choose once. */
export function SettingsMenu({ screen }: { screen: Screen }) {
  const { t } = useLingui()
  return (
    <MenuButton
      label={t`Settings`}
      className={bar.button}
      renderList={(menu) => <SettingsList screen={screen} menu={menu} />}
    >
      <IconSettings size={22} stroke={1.75} aria-hidden="true" />
    </MenuButton>
  )
}

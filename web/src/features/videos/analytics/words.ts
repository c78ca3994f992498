import type { ChannelPeriod } from '@commons/contract/shared/channel.ts'
import type { VideoSource } from '@commons/contract/shared/video-sources.ts'
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

// Days end at midnight UTC, wherever the reader is.
const timeZone = 'UTC'

export const dayName = (i18n: I18n, at: string, days: ChannelPeriod): string =>
  i18n.date(new Date(at), {
    day: 'numeric',
    month: 'short',
    ...(days > 90 && { year: 'numeric' as const }),
    timeZone,
  })

/** How long was watched, in minutes or, where that is longer, in hours. */
export const lengthName = (i18n: I18n, seconds: number): string =>
  seconds < 3600
    ? i18n.number(Math.round(seconds / 60), { style: 'unit', unit: 'minute', unitDisplay: 'short' })
    : i18n.number(seconds / 3600, {
        style: 'unit',
        unit: 'hour',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      })

export function useSourceNames(): Readonly<Record<VideoSource, string>> {
  const { t } = useLingui()
  return {
    home: t`Recommended on Home`,
    search: t`Search`,
    channel: t`Channel pages`,
    subscriptions: t`Subscriptions`,
    related: t`Beside other videos`,
    playlist: t`Playlists and history`,
    feed: t`Posts, messages and notifications`,
    embed: t`Embedded on other sites`,
    site: t`Other sites`,
    other: t`Directly, or unknown`,
  }
}
